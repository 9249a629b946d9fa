import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { Answer } from '@marisma/area-kit/data';
import { dayAtHouse } from '@marisma/area-kit/format';
import {
  Button,
  DateField,
  EmptyState,
  FormStatus,
  Grid,
  Stack,
  Text,
  useAddressParams,
  useFocusOnMore,
  useToday,
} from '@marisma/area-kit/ui';
import { Fragment } from 'react';
import { Loaded } from '../../lib/loaded';
import { useDebounced } from '../../lib/use-debounced';
import { t } from '../../texts';
import { MoneyFiles } from './money-files';
import { MoneyGroups } from './money-groups';
import { MoneyTable } from './money-rows';
import { type MoneyView, readMoneyView, useMoney } from './queries';
import { DeskPage } from '../desk-page';
import { SearchField } from '../../lib/text-field';

export const title = t.money.title;

/** What is due, what has to go back, what is held, and what came. */
export default function MoneyPage() {
  const texts = t.money;
  const today = useToday(dayAtHouse);
  const [params, setParams] = useAddressParams();
  const typed = params.get('q') ?? '';
  const read = readMoneyView(params, today);
  const view = { ...read, words: useDebounced(typed).trim() };
  const query = useMoney(view);
  const { first, rows, hasNextPage, fetchNextPage, isFetching, isPlaceholderData } = query;
  const { moreButton, list, askForMore } = useFocusOnMore<HTMLTableSectionElement>(rows.length);
  const set = (name: 'q' | 'from' | 'to', value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      // An empty first day is one that was chosen: without any, the month begins.
      if (value || name === 'from') next.set(name, value);
      else next.delete(name);
      return next;
    }, true);
  return (
    <DeskPage title={texts.heading} lead={texts.lead}>
      <Loaded query={query} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
        {() => (
          <Stack $gap={6} aria-busy={isFetching}>
            <FormStatus tone="warning">{query.isError && texts.stalled}</FormStatus>
            <ReceivedToday today={first?.today ?? []} />
            <MoneyGroups sums={first?.sums ?? {}} current={view.group} />
            <MoneyFilters view={view} typed={typed} onChange={set} />
            <MoneyFiles view={view} today={today} empty={rows.length === 0} />
            {rows.length === 0 ? (
              <EmptyState title={texts.none}>
                {view.words
                  ? texts.noneFound
                  : view.group === 'received'
                    ? texts.noneReceived
                    : texts.noneHint}
              </EmptyState>
            ) : (
              <div
                ref={(frame) => {
                  list.current = frame?.querySelector('tbody') ?? null;
                }}
                style={isPlaceholderData ? { opacity: 0.6 } : undefined}
              >
                <MoneyTable group={view.group} rows={rows} />
              </div>
            )}
            {hasNextPage && (
              <Button
                ref={moreButton}
                variant="outline"
                busy={isFetching}
                onClick={() => {
                  askForMore();
                  void fetchNextPage();
                }}
              >
                {texts.more}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
    </DeskPage>
  );
}

interface MoneyFiltersProps {
  view: MoneyView;
  typed: string;
  onChange: (name: 'q' | 'from' | 'to', value: string) => void;
}

function MoneyFilters({ view: { group, from, to }, typed, onChange }: MoneyFiltersProps) {
  const texts = t.money;
  return (
    <Grid $min="12rem" $max={3} $gap={4}>
      <SearchField
        label={texts.search}
        value={typed}
        placeholder={texts.searchHint}
        onChange={(text) => onChange('q', text)}
      />
      {group === 'received' && (
        <>
          <DateField label={texts.from} value={from} onChange={(day) => onChange('from', day)} />
          <DateField
            label={texts.to}
            value={to}
            error={from && to && to < from ? texts.wrongDays : undefined}
            onChange={(day) => onChange('to', day)}
          />
        </>
      )}
    </Grid>
  );
}

/** What came and went today, by the way in which it did. */
function ReceivedToday({ today }: { today: NonNullable<Answer<'money_list'>['today']> }) {
  const texts = t.money;
  return (
    <Text>
      {texts.today}: {today.length === 0 && texts.nothingToday}
      {today.map(({ method, in_cents, out_cents }, at) => (
        <Fragment key={method}>
          {at > 0 && ' · '}
          {t.payments.methods[method]} <strong>{formatCents(in_cents)}</strong>
          {out_cents > 0 && `, ${texts.sent(formatCents(out_cents))}`}
        </Fragment>
      ))}
    </Text>
  );
}
