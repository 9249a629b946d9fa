import { errorText } from '@marisma/area-kit/booking/calendar';
import { asDataError } from '@marisma/area-kit/data';
import { formatNumber, now, plural } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space } from '@marisma/area-kit/theme';
import { EmptyState, List, Note, SignInAgain, Small } from '@marisma/area-kit/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../../lib/loaded';
import { Skeletons } from '../../lib/skeletons';
import { useStaff } from '../../lib/use-staff';
import { t } from '../../texts';
import { type DeskRequest, type DeskView, FOUND_LIMIT, useDeskList } from '../queries';
import { BulkBar } from './bulk-bar';
import { DeskRow } from './desk-row';
import { type ListEntry, useStableList } from './stable-list';
import { useListKeys } from './use-list-keys';
import { SmallButton } from '../../lib/small-button';

const Scroll = styled.div`
  ${media.desktop} {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-top: var(--desk-bulk-bar, 0px);
  }
`;

const Loading = styled(Skeletons)`
  padding: ${space(4)} ${space(4)} 0 0;
`;

const Line = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(3)} ${space(4)};
`;

interface DeskListProps {
  view: DeskView;
  open: string | undefined;
}

/** One tab of the list, or what a search finds. */
export function DeskList({ view, open }: DeskListProps) {
  const list = useDeskList(view);
  const texts = t.desk;
  return (
    <Scroll>
      <Loaded
        query={list}
        waiting={<Loading label={texts.loading} heights={Array<string>(6).fill('3.5rem')} />}
        failed={texts.failedTitle}
        hint={texts.failedHint}
      >
        {({ rows }) => <ListBody list={list} rows={rows} view={view} open={open} />}
      </Loaded>
    </Scroll>
  );
}

interface ListBodyProps extends DeskListProps {
  list: ReturnType<typeof useDeskList>;
  rows: readonly DeskRequest[];
}

function ListBody({ list, rows, view, open }: ListBodyProps) {
  const searching = view.text !== '';
  const texts = t.desk;
  const locale = intlLocale();
  const moment = useMoment();
  const staff = useStaff().data;
  const ul = useRef<HTMLUListElement>(null);
  const { entries, held, release, use } = useStableList(rows, open);
  const selection = useSelection(entries);
  const ids = entries.flatMap(({ request, gone }) => (!gone || request.id === open ? request.id : []));
  useListKeys({ list: ul, ids, open, choose: selection.toggle });
  useAnnouncedResult(searching && !list.isPlaceholderData ? rows.length : undefined);
  const error = list.error && asDataError(list.error);
  return (
    <>
      {error && (
        <div role="status">
          <Note tone="warning">
            {error.code === 'unavailable' ? texts.stale : errorText(error.code)}
            <SignInAgain after={error} />
          </Note>
        </div>
      )}
      <BulkBar
        chosen={selection.chosen}
        all={selection.eligible.length}
        onChooseAll={selection.chooseAll}
        onClear={selection.clear}
      />
      {held > 0 && (
        <Line>
          <SmallButton onClick={release}>{plural(held, texts.held, locale)}</SmallButton>
        </Line>
      )}
      {entries.length === 0 && <Empty view={view} />}
      {entries.length > 0 && (
        <List ref={ul} aria-label={searching ? texts.search.results : texts.tabs[view.tab]} {...use}>
          {entries.map(({ request, gone }) => (
            <DeskRow
              key={request.id}
              request={request}
              gone={gone}
              current={request.id === open}
              chosen={selection.chosen.includes(request)}
              onChoose={selection.toggle}
              showState={searching || view.tab === 'mine' || view.tab === 'unsent'}
              assignee={staff?.find(({ id }) => id === request.assignee)?.name}
              now={moment}
            />
          ))}
        </List>
      )}
      {list.data?.cut && (
        <Line>
          <Small>{texts.search.onlyLatest(formatNumber(FOUND_LIMIT, locale))}</Small>
        </Line>
      )}
      {list.hasNextPage && (
        <Line>
          <SmallButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </SmallButton>
        </Line>
      )}
    </>
  );
}

function Empty({ view: { tab, text } }: { view: DeskView }) {
  const { search, empty } = t.desk;
  const words = text ? { title: search.nothing, text: search.nothingHint } : empty[tab];
  return <EmptyState title={words.title}>{words.text}</EmptyState>;
}

function useAnnouncedResult(found: number | undefined): void {
  const { announce } = useShell();
  const message = found === undefined ? '' : plural(found, t.desk.search.found, intlLocale());
  useEffect(() => {
    if (message) announce(message);
  }, [message, announce]);
}

const COUNTDOWN_MS = 15_000;

/** The time, which moves on by itself while the window is visible: for countdowns in minutes. */
function useMoment(): number {
  const [moment, setMoment] = useState(() => now().getTime());
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setMoment(now().getTime());
    };
    const timer = setInterval(look, COUNTDOWN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return moment;
}

/** Which listed requests are chosen; one that is gone or closed is chosen no longer. */
function useSelection(entries: readonly ListEntry[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const eligible = useMemo(
    () =>
      entries
        .filter(({ request, gone }) => !gone && request.state !== 'closed')
        .map(({ request }) => request),
    [entries],
  );
  const chosen = useMemo<DeskRequest[]>(() => eligible.filter(({ id }) => ids.has(id)), [eligible, ids]);
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    chosen,
    eligible,
    toggle,
    chooseAll: () => setIds(new Set(eligible.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
