import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { asRefusal, type RefusalWord } from '@marisma/area-kit/stays';
import { formatCents, QuoteLines } from '@marisma/area-kit/stays/calendar';
import { DateField, FormStatus, Grid, KeyValueList, Spinner, Stack, Text } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../texts';
import { nightsInWords } from '../../../lib/moments';
import { refusalInWords } from '../use-change';
import { moveStay, quoteMove, readTotal } from './stay.data';
import { StepDialog, type StepProps } from './step-dialog';

/** Rules that bind guests, and that staff may set aside. */
const SET_ASIDE: readonly RefusalWord[] = ['min_nights', 'arrival_day', 'past', 'too_far'];

interface MoveDialogProps extends StepProps {
  /** Nights that the guest has asked for. */
  wish?: { checkIn: PlainDate; checkOut: PlainDate };
}

/** Gives the stay other nights, after their price has been read. */
export function MoveDialog({ stay, wish, onClose }: MoveDialogProps) {
  const texts = t.deskStay.move;
  const [checkIn, setCheckIn] = useState(wish?.checkIn ?? stay.checkIn);
  const [checkOut, setCheckOut] = useState(wish?.checkOut ?? stay.checkOut);
  const nights = { checkIn, checkOut };
  const whole = parsePlainDate(checkIn) && parsePlainDate(checkOut) && checkOut > checkIn;
  const unchanged = checkIn === stay.checkIn && checkOut === stay.checkOut;
  const { quote, total, refusal, reading } = useMovePrice(stay, nights, Boolean(whole) && !unchanged);
  const aside = refusal && SET_ASIDE.includes(refusal.word);
  const cents = quote?.totalCents ?? (aside ? total : undefined);
  return (
    <StepDialog
      title={texts.title}
      confirm={aside ? texts.submitAside : texts.submit}
      change={(client) => moveStay(client, stay, nights)}
      done={texts.done(stay.code)}
      disabled={cents === undefined}
      onClose={onClose}
    >
      <Text>{texts.lead(stay.property, nightsInWords(stay.checkIn, stay.checkOut))}</Text>
      <Grid $min="10rem" $max={2} $gap={4}>
        <DateField label={texts.checkIn} value={checkIn} onChange={setCheckIn} />
        <DateField
          label={texts.checkOut}
          value={checkOut}
          onChange={setCheckOut}
          min={parsePlainDate(checkIn) ? addDays(checkIn, 1) : undefined}
        />
      </Grid>
      <Stack $gap={4} role="status">
        {reading ? (
          <Spinner label={texts.counting} />
        ) : refusal ? (
          <FormStatus tone="warning">
            {refusalInWords(refusal)} {aside && texts.aside}
          </FormStatus>
        ) : (
          !quote && <Text $muted>{unchanged ? texts.unchanged : texts.choose}</Text>
        )}
        {cents !== undefined && !reading && (
          <KeyValueList
            items={[
              { key: texts.now, value: formatCents(stay.totalCents) },
              { key: texts.then, value: <strong>{formatCents(cents)}</strong> },
            ]}
          />
        )}
        {quote && !reading && <QuoteLines quote={quote} />}
      </Stack>
    </StepDialog>
  );
}

/** The price of other nights; where only a rule of guests is in the way, their total and that rule. */
function useMovePrice(
  stay: StepProps['stay'],
  nights: { checkIn: PlainDate; checkOut: PlainDate },
  enabled: boolean,
) {
  const { supabase } = useShell();
  const key = [stay.id, stay.version, nights.checkIn, nights.checkOut];
  const quote = useQuery({
    queryKey: ['desk-move', ...key],
    queryFn: async ({ signal }) =>
      quoteMove(await supabase(), stay.id, nights, signal).then(
        (read) => ({ read, refusal: undefined }),
        // A rule that is in the way is an answer.
        (error: unknown) => ({ read: undefined, refusal: asRefusal(error) }),
      ),
    enabled,
    staleTime: 0,
  });
  const refusal = quote.data?.refusal;
  const aside = refusal !== undefined && SET_ASIDE.includes(refusal.word);
  const total = useQuery({
    queryKey: ['desk-move-total', ...key],
    queryFn: async ({ signal }) => readTotal(await supabase(), stay.propertyId, nights, signal),
    enabled: enabled && aside,
    meta: { during: 'reading the price of nights' },
  });
  return {
    quote: quote.data?.read,
    total: total.data,
    refusal,
    reading: quote.isFetching || total.isFetching,
  };
}
