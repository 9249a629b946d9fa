import { asDataError, type Offer, readOne } from '@marisma/area-kit/data';
import { addDays, nightsBetween, parsePlainDate } from '@marisma/area-kit/format';
import {
  errorText,
  refusalText,
  formatCents,
  QuoteLines,
  stayTexts,
} from '@marisma/area-kit/booking/calendar';
import { useRead } from '@marisma/area-kit/queries';
import {
  DateField,
  Grid,
  SelectField,
  Spinner,
  Stack,
  Subheading,
  Text,
  TitledPanel,
  uiTexts,
} from '@marisma/area-kit/ui';
import { useRef, useState, type ReactNode } from 'react';
import { houseOptions, type House } from '../../lib/houses';
import { rates } from '../../texts/en/rates';
import type { Functions, RowRequest } from '../../lib/setting-queries';
import { formatWeekdays, formatMinimum } from './changes';
import { SmallButton } from '../../lib/small-button';
import { ReadFault } from '../../lib/read-fault';

/** The days of the stay whose price is compared, as they are typed. */
export interface ComparedDays {
  from: string;
  to: string;
}

/** The functions that quote a stay as it is now, and with a draft. */
type Preview = 'preview_booking_rules' | 'preview_charges' | 'preview_quote';

/** What a stay costs now and would cost. */
const useComparison = (preview: Preview, args: Record<string, unknown>, enabled: boolean) =>
  useRead(
    'comparing the price of a stay',
    [preview, args],
    (client, signal) => {
      const request = client.rpc(preview as 'preview_charges', args as Functions['preview_charges']['Args']);
      return readOne(request as RowRequest<{ before: Offer; after: Offer }>, signal);
    },
    { enabled, retry: false, staleTime: 0, gcTime: 0 },
  );

interface StayComparisonProps {
  /** The house of the draft; for a draft of all, one of them is chosen. */
  house: House | undefined;
  houses: readonly House[];
  preview: Preview;
  /** What the price depends on, besides the days: the draft, and who comes. */
  args: Record<string, unknown>;
  today: string;
  days: ComparedDays;
  onDays: (days: ComparedDays) => void;
  children?: ReactNode;
}

/** What a stay costs now and with the draft, by the function that quotes to guests. */
export function StayComparison(props: StayComparisonProps) {
  const { house, houses, preview, args, today, days, onDays, children } = props;
  const texts = rates.preview;
  const [chosen, choose] = useState(houses[0]?.id ?? '');
  const { from, to } = days;
  const whole = parsePlainDate(from) !== undefined && parsePlainDate(to) !== undefined;
  const wrong = whole && nightsBetween(from, to) < 1;
  const { data, error, isFetching, refetch } = useComparison(
    preview,
    { property_id: house?.id ?? chosen, check_in: from, check_out: to, ...args },
    whole && !wrong,
  );
  const outcome = useRef<HTMLDivElement>(null);
  const more = data ? data.after.quote.total_cents - data.before.quote.total_cents : 0;
  const sum = formatCents(Math.abs(more));
  return (
    <TitledPanel title={texts.title}>
      <Stack $gap={5}>
        <Grid $min="11rem" $max={2} $gap={4}>
          <DateField
            label={texts.from}
            value={from}
            min={today}
            today={today}
            onChange={(day) => onDays({ ...days, from: day })}
          />
          <DateField
            label={texts.to}
            value={to}
            min={addDays(parsePlainDate(from) ? from : today, 1)}
            today={today}
            error={wrong ? errorText('bad_dates') : undefined}
            onChange={(day) => onDays({ ...days, to: day })}
          />
          {!house && (
            <SelectField
              label={texts.house}
              value={chosen}
              onChange={choose}
              options={houseOptions(houses)}
            />
          )}
          <>{children}</>
        </Grid>
        <div role="status" ref={outcome} tabIndex={-1}>
          {data ? (
            <Text>{more === 0 ? texts.same : more > 0 ? texts.more(sum) : texts.less(sum)}</Text>
          ) : isFetching ? (
            <Spinner label={texts.asking} />
          ) : error ? (
            <ReadFault error={asDataError(error)} message={refusalText(asDataError(error))} />
          ) : (
            <Text $muted>{texts.choose}</Text>
          )}
        </div>
        {error && !isFetching && (
          <div>
            <SmallButton
              onClick={() => {
                // This button goes while it is asked.
                outcome.current?.focus();
                void refetch();
              }}
            >
              {uiTexts.retry}
            </SmallButton>
          </div>
        )}
        {data && (
          <Grid $min="15rem" $max={2} $gap={8}>
            <OneOffer title={texts.before} offer={data.before} />
            <OneOffer title={texts.after} offer={data.after} />
          </Grid>
        )}
      </Stack>
    </TitledPanel>
  );
}

function OneOffer({ title, offer }: { title: string; offer: Offer }) {
  const { code, quote, min_nights, arrival_days } = offer;
  return (
    <Stack $gap={3}>
      <Subheading>{title}</Subheading>
      {code && (
        <Text $size="sm">
          {rates.preview.reasons[code](formatMinimum(min_nights), formatWeekdays(arrival_days))}
        </Text>
      )}
      <QuoteLines quote={quote} label={`${title}: ${stayTexts.quote.label}`} />
    </Stack>
  );
}
