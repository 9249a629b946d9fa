import { asDataError } from '@marisma/area-kit/data';
import { QuoteLines } from '@marisma/area-kit/stays/calendar';
import { FormStatus, KeyValueList, Spinner, Stack, Text } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { errorInWords } from '../parts/change-dialog';
import type { Stay } from '../parts/own';
import type { useMoveQuote } from './queries';

interface MovePriceProps {
  stay: Stay;
  /** The price at the other nights; undefined while none are chosen. */
  quote?: Pick<ReturnType<typeof useMoveQuote>, 'data' | 'error' | 'isFetching'>;
  /** What is to be done before there is a price. */
  hint: string;
}

/** What a stay would cost at other nights, beside what it costs now. */
export function MovePrice({ stay, quote, hint }: MovePriceProps) {
  const { dates } = t.stay;
  return (
    <div role="status">
      {quote?.isFetching ? (
        <Spinner label={dates.counting} />
      ) : quote?.error ? (
        <FormStatus tone="warning">{errorInWords(asDataError(quote.error))}</FormStatus>
      ) : quote?.data ? (
        <Stack $gap={4}>
          <KeyValueList
            items={[
              { key: dates.now, value: moneyInWords(stay.total_cents) },
              {
                key: dates.then,
                value: (
                  <>
                    <strong>{moneyInWords(quote.data.totalCents)}</strong>,{' '}
                    {difference(quote.data.totalCents - stay.total_cents)}
                  </>
                ),
              },
            ]}
          />
          <QuoteLines quote={quote.data} agreed={stay.status === 'confirmed'} />
        </Stack>
      ) : (
        <Text $muted>{hint}</Text>
      )}
    </div>
  );
}

function difference(cents: number): string {
  const { more, less, same } = t.stay.dates;
  if (cents === 0) return same;
  return cents > 0 ? more(moneyInWords(cents)) : less(moneyInWords(-cents));
}
