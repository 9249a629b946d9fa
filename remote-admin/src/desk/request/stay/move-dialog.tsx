import { asDataError } from '@marisma/area-kit/data';
import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { useShell } from '@marisma/area-kit/shell';
import { formatCents, QuoteLines, stayTexts } from '@marisma/area-kit/stays/calendar';
import {
  DateField,
  FormStatus,
  Grid,
  KeyValueList,
  Spinner,
  Stack,
  Text,
  useKept,
} from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../texts';
import { nightsInWords } from '../../../lib/moments';
import { refusalInWords } from '../use-change';
import { paidFor } from './money-dialogs';
import { moveStay, quoteMove } from './stay.data';
import { StepDialog, type StepProps } from './step-dialog';

interface MoveDialogProps extends StepProps {
  /** Nights that the guest has asked for. */
  wish?: { checkIn: PlainDate; checkOut: PlainDate };
}

const nightsOf = z.object({ checkIn: z.string(), checkOut: z.string() }).parse;

/** Gives the stay other nights, after their price has been read. */
export function MoveDialog({ stay, wish, onClose }: MoveDialogProps) {
  const texts = t.deskStay.move;
  const [kept, keep] = useKept(`desk.move.${stay.id}`, nightsOf);
  const [nights, setNights] = useState(kept ?? wish ?? stay);
  const { checkIn, checkOut } = nights;
  const choose = (change: { checkIn?: PlainDate; checkOut?: PlainDate }) => {
    const next = { checkIn, checkOut, ...change };
    setNights(next);
    keep(next);
  };
  const close = () => {
    keep(undefined);
    onClose();
  };
  const whole = parsePlainDate(checkIn) && parsePlainDate(checkOut) && checkOut > checkIn;
  const unchanged = checkIn === stay.checkIn && checkOut === stay.checkOut;
  const { quote, setAside, refusal, reading, readAgain } = useMovePrice(
    stay,
    nights,
    Boolean(whole) && !unchanged,
  );
  const agreed = stay.status === 'confirmed';
  const left = quote ? quote.total_cents - paidFor(stay) : 0;
  return (
    <StepDialog
      title={texts.title}
      confirm={setAside ? texts.submitAside : texts.submit}
      change={async (client) => {
        try {
          return await moveStay(client, stay, nights, quote?.quote_hash ?? '');
        } catch (error) {
          // Whoever decides again has read the price of now.
          if (asDataError(error).code === 'price_changed') void readAgain();
          throw error;
        }
      }}
      done={texts.done(stay.code)}
      disabled={!quote || reading}
      onClose={close}
    >
      <Text>{texts.lead(stay.property, nightsInWords(stay.checkIn, stay.checkOut))}</Text>
      <Grid $min="10rem" $max={2} $gap={4}>
        <DateField label={texts.checkIn} value={checkIn} onChange={(day) => choose({ checkIn: day })} />
        <DateField
          label={texts.checkOut}
          value={checkOut}
          onChange={(day) => choose({ checkOut: day })}
          min={parsePlainDate(checkIn) ? addDays(checkIn, 1) : undefined}
        />
      </Grid>
      <Stack $gap={4} role="status">
        {reading ? (
          <Spinner label={texts.counting} />
        ) : refusal ? (
          <FormStatus tone="warning">{refusalInWords(refusal)}</FormStatus>
        ) : quote ? (
          <>
            {setAside && (
              <FormStatus tone="warning">
                {stayTexts.refusals[setAside]} {texts.aside}
              </FormStatus>
            )}
            <KeyValueList
              items={[
                { key: texts.now, value: formatCents(stay.totalCents) },
                { key: texts.then, value: <strong>{formatCents(quote.total_cents)}</strong> },
                ...(agreed
                  ? [
                      { key: t.deskStay.cancel.paid, value: formatCents(paidFor(stay)) },
                      { key: left < 0 ? texts.back : texts.left, value: formatCents(Math.abs(left)) },
                    ]
                  : []),
              ]}
            />
            <QuoteLines quote={quote} agreed={agreed} />
          </>
        ) : (
          <Text $muted>{unchanged ? texts.unchanged : texts.choose}</Text>
        )}
      </Stack>
    </StepDialog>
  );
}

/** The price of other nights; a rule that is in the way is an answer. */
function useMovePrice(
  stay: StepProps['stay'],
  nights: { checkIn: PlainDate; checkOut: PlainDate },
  enabled: boolean,
) {
  const { supabase } = useShell();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['desk-move', stay.id, stay.version, nights.checkIn, nights.checkOut],
    queryFn: async ({ signal }) =>
      quoteMove(await supabase(), stay.id, nights, signal).then(
        (read) => ({ ...read, refusal: undefined }),
        (error: unknown) => ({ quote: undefined, setAside: undefined, refusal: asDataError(error) }),
      ),
    enabled,
    staleTime: 0,
  });
  const read = enabled ? data : undefined;
  return {
    quote: read?.quote,
    setAside: read?.setAside,
    refusal: read?.refusal,
    reading: isFetching,
    readAgain: refetch,
  };
}
