import { formatCents } from '@marisma/area-kit/booking/calendar';
import { type Answer, asDataError, type ListedStay } from '@marisma/area-kit/data';
import { type CsvCell, formatNumber, nightsBetween } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList } from '@marisma/area-kit/theme';
import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  Panel,
  Spinner,
  Stack,
  StatCard,
  StatGrid,
  ComingSoonNotice,
  useAddressParams,
  useFocusOnMore,
} from '@marisma/area-kit/ui';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { type House, useHouses } from '../lib/houses';
import { Loaded, ReadAdvice } from '../lib/loaded';
import { useCsv } from '../lib/use-csv';
import { useDebounced } from '../lib/use-debounced';
import { readAll } from '../lib/use-pages';
import { paths } from '../paths';
import { t } from '../texts';
import { reservations } from '../texts/en/reservations';
import { readStays, useStays } from './queries';
import { SectionLinks } from './section-links';
import { PARAMS, readFilter, StayFilters } from './stay-filters';
import { StayRow } from './stay-row';
import { SmallButton } from '../lib/small-button';

export const title = t.common.title(reservations.title);

/** The stays of all houses. */
export default function ReservationsPage() {
  const texts = reservations;
  const houses = useHouses();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <SectionLinks />
        <Panel>
          <Loaded query={houses} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
            {(data) => <StayList houses={data} />}
          </Loaded>
        </Panel>
        <ComingSoonNotice what={texts.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
    </>
  );
}

const List = styled.ul<{ $old: boolean }>`
  ${plainList}
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`;

function StayList({ houses }: { houses: readonly House[] }) {
  const texts = reservations;
  const { writing, write } = useCsv({ title: texts.csvFailed, description: texts.csvFailedHint });
  const [params, setParams, setParam] = useAddressParams();
  const nameOf = new Map(houses.map((house) => [house.id, house.name]));
  const typed = params.get('q') ?? '';
  const filter = { ...readFilter(params), words: useDebounced(typed).trim() };
  const search = useRef<HTMLInputElement>(null);
  const query = useStays(filter);
  const { data, first, rows: stays, error, isFetching, hasNextPage, fetchNextPage } = query;

  const exportAll = () =>
    write(texts.csvFile, async (client) => staysAsRows(await readAll(client, readStays(filter)), nameOf));

  const clear = () => {
    // The button goes with the filters.
    search.current?.focus();
    setParams(() => new URLSearchParams(), false);
  };
  const showMore = () => {
    askForMore();
    void fetchNextPage();
  };

  const { moreButton, list, askForMore } = useFocusOnMore<HTMLUListElement>(stays.length);
  const open = params.get('stay');
  return (
    <Stack $gap={6} aria-busy={isFetching}>
      <StayFilters
        filter={filter}
        typed={typed}
        houses={houses}
        searchRef={search}
        onChange={(name, value) => setParam(name, value, name === 'q')}
      />
      <Stack $row $wrap $gap={4}>
        <SmallButton
          disabled={stays.length === 0}
          busy={writing !== undefined}
          busyLabel={texts.csvBusy}
          onClick={() => void exportAll()}
        >
          <Download aria-hidden="true" strokeWidth={1.75} />
          {texts.csv}
        </SmallButton>
        {PARAMS.some((name) => params.has(name)) && <SmallButton onClick={clear}>{texts.clear}</SmallButton>}
      </Stack>
      {first?.totals && <StayTotals totals={first.totals} />}
      {error && (
        <ErrorState
          title={texts.failed}
          reason={
            <ReadAdvice
              error={error}
              hint={asDataError(error).code === 'not_allowed' ? texts.notAllowed : texts.failedHint}
            />
          }
          onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch())}
          busy={isFetching}
        />
      )}
      {!data && !error && <Spinner label={texts.loading} />}
      {data && stays.length === 0 && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      <List ref={list} $old={query.isPlaceholderData} aria-label={texts.list}>
        {stays.map((stay) => (
          <StayRow
            key={stay.id}
            stay={stay}
            house={nameOf.get(stay.property_id) ?? stay.property_id}
            open={stay.code === open}
            onToggle={() => setParam('stay', stay.code === open ? '' : stay.code, false)}
          />
        ))}
      </List>
      {hasNextPage && (
        <Button ref={moreButton} variant="outline" busy={isFetching} onClick={showMore}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}

type Totals = NonNullable<Answer<'list_stays'>['totals']>;

function StayTotals({ totals }: { totals: Totals }) {
  const texts = reservations.totals;
  const count = (number: number) => formatNumber(number, intlLocale());
  const besides = [
    totals.overdue_cents > 0 && texts.overdue(formatCents(totals.overdue_cents)),
    totals.refund_cents > 0 && texts.refund(formatCents(totals.refund_cents)),
  ].filter((part) => part !== false);
  return (
    <StatGrid aria-label={texts.label}>
      <StatCard
        label={texts.stays}
        value={count(totals.stays)}
        change={texts.nights(totals.nights, count(totals.nights))}
      />
      <StatCard label={texts.revenue} value={formatCents(totals.revenue_cents)} />
      <StatCard label={texts.received} value={formatCents(totals.received_cents)} />
      <StatCard
        label={texts.due}
        value={formatCents(totals.due_cents)}
        change={besides.join(' · ') || undefined}
      />
    </StatGrid>
  );
}

/** Stays as the rows of a CSV file; amounts are US dollars. */
function staysAsRows(stays: readonly ListedStay[], nameOf: ReadonlyMap<string, string>): CsvCell[][] {
  const { columns, states, closedAs } = reservations;
  return [
    Object.values(columns),
    ...stays.map((stay) => [
      stay.code,
      nameOf.get(stay.property_id) ?? stay.property_id,
      stay.check_in,
      stay.check_out,
      nightsBetween(stay.check_in, stay.check_out),
      stay.guests,
      states[stay.status],
      stay.closed_as && closedAs[stay.closed_as],
      stay.name,
      stay.email,
      stay.phone,
      stay.total_cents / 100,
      stay.received_cents / 100,
      stay.due_cents / 100,
      stay.refund_cents / 100,
    ]),
  ];
}
