import { asDataError } from '@marisma/area-kit/data';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { readCents } from '@marisma/area-kit/format';
import { RadioGroup, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced';
import { t } from '../../../texts';
import { useDiscountQuote } from './queries';
import { NewPrice, stayVersion, StepDialog, type StepProps } from './step-dialog';
import { amountOf, useAmount, useReason } from './step-fields';

/** Takes something off the nights of a stay, or gives them a price of their own, after the whole price has been read. */
export function PriceDialog({ stay, onClose }: StepProps) {
  const texts = t.bill.price;
  const nights = stay.quote.lines.reduce(
    (sum, line) => sum + (line.kind === 'night' ? line.amount_cents : 0),
    0,
  );
  const [own, setOwn] = useState(false);
  const off = useAmount({
    label: texts.off,
    hint: texts.offHint,
    first: stay.discount_cents > 0 ? amountOf(stay.discount_cents) : '',
    wrong: texts.wrong(formatCents(nights)),
    possible: (cents) => cents < nights,
  });
  const price = useAmount({
    label: texts.own,
    first: amountOf(nights - stay.discount_cents),
    wrong: texts.wrongOwn(formatCents(nights)),
    possible: (cents) => cents >= 1 && cents <= nights,
  });
  const chosen = own ? price : off;
  const offOf = (cents: number | undefined) => (cents !== undefined && own ? nights - cents : cents);
  const discount = offOf(chosen.cents);
  const settled = useDebounced(chosen.typed);
  const waiting = settled !== chosen.typed;
  const unchanged = discount === stay.discount_cents;
  const toQuote = waiting || unchanged || chosen.cents === undefined ? undefined : offOf(readCents(settled));
  const { data: quote, error, isFetching } = useDiscountQuote(stay, toQuote);
  const reason = useReason(`desk.price.${stay.id}`, { most: 500 });
  const shown = toQuote === undefined ? undefined : quote;
  return (
    <StepDialog
      texts={{ ...texts, done: texts.done(stay.code) }}
      rpc={(client) =>
        client.rpc('discount_stay', {
          ...stayVersion(stay),
          amount_cents: discount ?? 0,
          reason: reason.reason,
          quote_hash: shown?.quote_hash ?? '',
        })
      }
      parts={[chosen, reason]}
      disabled={chosen.cents !== undefined && (!shown || isFetching)}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(nights))}</Text>
      <RadioGroup
        label={texts.way}
        value={own ? 'price' : 'discount'}
        options={[
          { value: 'discount', label: texts.ways.discount },
          { value: 'price', label: texts.ways.price },
        ]}
        onChange={({ target }) => setOwn(target.value === 'price')}
      />
      {chosen.field}
      {reason.field}
      <NewPrice
        stay={stay}
        quote={shown}
        error={toQuote !== undefined && error ? asDataError(error) : undefined}
        reading={chosen.cents !== undefined && !unchanged && !shown && !error}
        none={unchanged ? texts.unchanged : undefined}
      />
    </StepDialog>
  );
}
