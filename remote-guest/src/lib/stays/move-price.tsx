import { type DataError } from '@marisma/area-kit/data';
import type { Quote } from '@marisma/area-kit/data';
import { QuoteLines } from '@marisma/area-kit/stays/calendar';
import { FormStatus, KeyValueList, Spinner, Stack, Text } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import { moneyInWords } from './moments';
import { refusalInWords } from './use-change';

interface MovePriceProps {
  /** Whether the stay is agreed: its payments follow the new total. */
  agreed: boolean;
  /** US dollars that the stay costs now. */
  before: number;
  /** The price at the other nights, once it is known. */
  quote: Quote | undefined;
  /** Why the other nights cannot be had. */
  refusal: DataError | undefined;
  waiting: boolean;
  /** What is to be done before there is a price. */
  hint: string;
}

/** What a stay would cost at other nights, beside what it costs now. */
export function MovePrice({ agreed, before, quote, refusal, waiting, hint }: MovePriceProps) {
  const { dates } = t.stay;
  const difference = quote ? quote.total_cents / 100 - before : 0;
  const compared =
    difference > 0
      ? dates.more(moneyInWords(difference))
      : difference < 0
        ? dates.less(moneyInWords(-difference))
        : dates.same;
  return (
    <div role="status">
      {waiting ? (
        <Spinner label={dates.counting} />
      ) : refusal ? (
        <FormStatus tone="warning">{refusalInWords(refusal)}</FormStatus>
      ) : quote ? (
        <Stack $gap={4}>
          <KeyValueList
            items={[
              { key: dates.now, value: moneyInWords(before) },
              {
                key: dates.then,
                value: (
                  <>
                    <strong>{moneyInWords(quote.total_cents / 100)}</strong>, {compared}
                  </>
                ),
              },
            ]}
          />
          <QuoteLines quote={quote} agreed={agreed} />
        </Stack>
      ) : (
        <Text $muted>{hint}</Text>
      )}
    </div>
  );
}
