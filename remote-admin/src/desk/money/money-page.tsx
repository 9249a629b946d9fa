import { dayAtHouse } from '@marisma/area-kit/format';
import { space } from '@marisma/area-kit/theme';
import {
  Button,
  EmptyState,
  FormStatus,
  PageHeader,
  Stack,
  useAddressParams,
  useFocusOnMore,
  useToday,
} from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { useDebounced } from '../../lib/use-debounced';
import { t } from '../../texts';
import { Loaded } from '../../lib/loaded';
import { MoneyFiles } from './money-files';
import { MoneyFilters } from './money-filters';
import { MoneyGroups, ReceivedToday } from './money-groups';
import { MoneyTable } from './money-rows';
import { readMoneyView } from './money-view';
import { useMoney } from './queries';

export const title = t.money.title;

const Page = styled.div`
  padding-top: ${space(6)};
`;

/** Long enough that not every letter is a request. */
const PAUSE_MS = 300;

/** What is due, what has to go back, what is held, and what came. */
export default function MoneyPage() {
  const texts = t.money;
  const today = useToday(dayAtHouse);
  const [params, setParams] = useAddressParams();
  const typed = params.get('q') ?? '';
  const read = readMoneyView(params, today);
  const view = { ...read, words: useDebounced(typed, PAUSE_MS).trim() };
  const query = useMoney(view);
  const { data, hasNextPage, fetchNextPage, isFetching, isPlaceholderData } = query;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const { moreButton, list, askForMore } = useFocusOnMore<HTMLTableSectionElement>(rows.length);
  const first = data?.pages[0];
  const set = (name: 'q' | 'from' | 'to', value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      // An empty first day is one that was chosen: without any, the month begins.
      if (value || name === 'from') next.set(name, value);
      else next.delete(name);
      return next;
    }, true);
  return (
    <Page>
      <PageHeader title={texts.heading} lead={texts.lead} />
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
    </Page>
  );
}
