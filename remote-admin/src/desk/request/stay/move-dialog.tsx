import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { DateField, Grid, Text } from '@marisma/area-kit/ui';
import { t } from '../../../texts';
import { formatNights } from '../../../lib/format';
import { useDraftState } from '../../../lib/use-draft-state';
import { useStaffQuote } from '../../../lib/staff-quote';
import { DESK } from '../../queries';
import { NewPrice, stayVersion, StepDialog, type StepProps } from './step-dialog';

interface MoveDialogProps extends StepProps {
  /** Nights that the guest has asked for. */
  wish?: { checkIn: PlainDate; checkOut: PlainDate };
}

const parseNights = z.object({ check_in: z.string(), check_out: z.string() }).parse;

/** Gives the stay other nights, after their price has been read. */
export function MoveDialog({ stay, wish, onClose }: MoveDialogProps) {
  const texts = t.deskStay.move;
  const [{ check_in, check_out }, enter, forget] = useDraftState(
    `desk.move.${stay.id}`,
    parseNights,
    wish
      ? { check_in: wish.checkIn, check_out: wish.checkOut }
      : { check_in: stay.check_in, check_out: stay.check_out },
  );
  const close = () => {
    forget();
    onClose();
  };
  const whole = parsePlainDate(check_in) && parsePlainDate(check_out) && check_out > check_in;
  const unchanged = check_in === stay.check_in && check_out === stay.check_out;
  const { property_id, guests, id: reservation_id } = stay;
  const moved = { property_id, check_in, check_out, guests, reservation_id };
  const price = useStaffQuote(DESK, whole && !unchanged ? moved : undefined);
  return (
    <StepDialog
      texts={{
        ...texts,
        submit: price.quote?.set_aside ? texts.submitAside : texts.submit,
        done: texts.done(stay.code),
      }}
      rpc={(client) =>
        client.rpc('move_stay', {
          ...stayVersion(stay),
          check_in,
          check_out,
          quote_hash: price.quote?.quote_hash ?? '',
        })
      }
      disabled={!price.quote || price.reading}
      onClose={close}
    >
      <Text>{texts.lead(stay.property, formatNights(stay.check_in, stay.check_out))}</Text>
      <Grid $min="10rem" $max={2} $gap={4}>
        <DateField label={texts.checkIn} value={check_in} onChange={(day) => enter({ check_in: day })} />
        <DateField
          label={texts.checkOut}
          value={check_out}
          onChange={(day) => enter({ check_out: day })}
          min={parsePlainDate(check_in) ? addDays(check_in, 1) : undefined}
        />
      </Grid>
      <NewPrice stay={stay} {...price} none={unchanged ? texts.unchanged : texts.choose} />
    </StepDialog>
  );
}
