import { asDataError } from '@marisma/area-kit/data';
import { downloadCsv } from '@marisma/area-kit/format';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { plainList } from '@marisma/area-kit/theme';
import {
  Button,
  EmptyState,
  ErrorState,
  Spinner,
  Stack,
  useAddressParams,
  useFocusOnMore,
} from '@marisma/area-kit/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useDebounced } from '../lib/use-debounced';
import { reservations } from '../texts/en/reservations';
import type { House } from '../lib/houses.data';
import { PARAMS, readFilter, type Param } from './stay-filter';
import { StayFilters } from './stay-filters';
import { StayRow } from './stay-row';
import { staysAsRows } from './stay-rows';
import { StayTotals } from './stay-totals';
import { readAllStays, readStayPage, type ListedStay } from './stays.data';

const AT_ONCE = 50;
const PAUSE_MS = 300;

const List = styled.ul<{ $old: boolean }>`
  ${plainList}
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`;

/** The stays of all houses: filtered, page by page, with their sums. */
export function StayList({ houses }: { houses: readonly House[] }) {
  const texts = reservations;
  const { supabase, notify } = useShell();
  const { id } = useUser();
  const [params, setParams] = useAddressParams();
  const [exporting, setExporting] = useState(false);
  const busy = useRef(false);
  const typed = params.get('q') ?? '';
  const filter = { ...readFilter(params), words: useDebounced(typed, PAUSE_MS).trim() };
  const search = useRef<HTMLInputElement>(null);
  const {
    data,
    error,
    isFetching,
    isFetchNextPageError,
    isPlaceholderData,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    queryKey: ['all stays', id, filter],
    queryFn: async ({ pageParam, signal }) =>
      readStayPage(await supabase(), filter, pageParam, AT_ONCE, signal),
    initialPageParam: undefined as ListedStay | undefined,
    getNextPageParam: ({ stays }) => (stays.length === AT_ONCE ? stays.at(-1) : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the reservations' },
  });
  const set = (name: Param | 'stay', value: string, replace: boolean) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    }, replace);

  const exportAll = async () => {
    if (busy.current) return;
    busy.current = true;
    setExporting(true);
    try {
      downloadCsv(texts.csvFile, staysAsRows(await readAllStays(await supabase(), filter), houses));
    } catch {
      notify({ kind: 'error', title: texts.csvFailed, description: texts.csvFailedHint });
    } finally {
      busy.current = false;
      setExporting(false);
    }
  };

  const clear = () => {
    // The button goes with the filters.
    search.current?.focus();
    setParams(() => new URLSearchParams(), false);
  };
  const showMore = () => {
    askForMore();
    void fetchNextPage();
  };

  const nameOf = new Map(houses.map((house) => [house.id, house.name]));
  const stays = data?.pages.flatMap((page) => page.stays) ?? [];
  const { moreButton, list, askForMore } = useFocusOnMore<HTMLUListElement>(stays.length);
  const totals = data?.pages[0]?.totals;
  const open = params.get('stay');
  return (
    <Stack $gap={6} aria-busy={isFetching}>
      <StayFilters
        filter={filter}
        typed={typed}
        houses={houses}
        searchRef={search}
        onChange={(name, value) => set(name, value, name === 'q')}
      />
      <Stack $row $wrap $gap={4}>
        <Button
          variant="outline"
          size="sm"
          disabled={stays.length === 0}
          busy={exporting}
          busyLabel={texts.csvBusy}
          onClick={() => void exportAll()}
        >
          <Download aria-hidden="true" strokeWidth={1.75} />
          {texts.csv}
        </Button>
        {PARAMS.some((name) => params.has(name)) && (
          <Button variant="outline" size="sm" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </Stack>
      {totals && <StayTotals totals={totals} />}
      {error && (
        <ErrorState
          title={texts.failed}
          reason={asDataError(error).code === 'not_allowed' ? texts.notAllowed : texts.failedHint}
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      )}
      {!data && !error && <Spinner label={texts.loading} />}
      {data && stays.length === 0 && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      <List ref={list} $old={isPlaceholderData} aria-label={texts.list}>
        {stays.map((stay) => (
          <StayRow
            key={stay.id}
            stay={stay}
            house={nameOf.get(stay.propertyId) ?? stay.propertyId}
            open={stay.code === open}
            onToggle={() => set('stay', stay.code === open ? '' : stay.code, false)}
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
