import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { formatNumber, plural } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space } from '@marisma/area-kit/theme';
import { Button, EmptyState, Note, SignInAgain, Text } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import type { DeskRequest } from '../desk-request';
import type { DeskView } from '../desk-view';
import { MOST_FOUND } from '../desk.data';
import { useStaff } from '../../lib/use-staff';
import { BulkBar } from './bulk-bar';
import { DeskRow } from './desk-row';
import type { useDeskList } from './use-desk-list';
import { useListKeys } from './use-list-keys';
import { useNow } from './use-now';
import { useSelection } from './use-selection';
import { useSteadyList } from './use-steady-list';

const Rows = styled.ul`
  ${plainList}
`;

const Line = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(3)} ${space(4)};
`;

type ListBodyProps = {
  list: Omit<ReturnType<typeof useDeskList>, 'rows'> & { rows: readonly DeskRequest[] };
  view: DeskView;
  open: string | undefined;
  ref: RefObject<HTMLUListElement | null>;
};

/** The rows of the list, and what is said about them. */
export function ListBody({ list, view, open, ref }: ListBodyProps) {
  const { refresh } = list;
  const searching = view.text !== '';
  /** What is found is no pages. */
  const paged = !searching && view.tab !== 'unsent';
  const texts = t.desk;
  const locale = intlLocale();
  const now = useNow();
  const staff = useStaff().data;
  const { entries, held, release, use } = useSteadyList(list.rows, open);
  const selection = useSelection(entries);
  useAttachedList(
    refresh,
    entries.filter(({ request, gone }) => !gone || request.id === open).map(({ request }) => request.id),
  );
  useListKeys({ list: ref, open, choose: selection.toggle });
  useSpokenResult(searching && list.text === view.text ? list.rows.length : undefined);
  const name = searching ? texts.search.results : texts.tabs[view.tab];
  return (
    <>
      {list.refusal && (
        <div role="status">
          <Note tone="warning">
            {list.refusal.code === 'unavailable' ? texts.stale : stayTexts.refusals[list.refusal.code]}
            <SignInAgain after={list.refusal} />
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
          <Button variant="outline" size="sm" onClick={release}>
            {plural(held, texts.held, locale)}
          </Button>
        </Line>
      )}
      {entries.length === 0 && <Empty view={view} />}
      {entries.length > 0 && (
        <Rows ref={ref} aria-label={name} {...use}>
          {entries.map(({ request, gone }) => (
            <DeskRow
              key={request.id}
              request={request}
              gone={gone}
              current={request.id === open}
              chosen={selection.chosen.includes(request)}
              onChoose={selection.toggle}
              showState={!paged || view.tab === 'mine'}
              assignee={staff?.find(({ id }) => id === request.assignee)?.name}
              now={now}
            />
          ))}
        </Rows>
      )}
      {!paged && list.more && (
        <Line>
          <Text $size="sm" $muted>
            {texts.search.onlyLatest(formatNumber(MOST_FOUND, locale))}
          </Text>
        </Line>
      )}
      {paged && list.more && (
        <Line>
          <Button variant="outline" size="sm" busy={list.loadingMore} onClick={() => void list.readMore()}>
            {texts.more}
          </Button>
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

/** Lets the pages beside the list read it anew and step through it. */
function useAttachedList(refresh: () => void, ids: readonly string[]): void {
  const { attachList } = useDesk();
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  useEffect(() => attachList({ refresh, ids: () => latest.current }), [attachList, refresh]);
}

/** Announces how many requests a search has found. */
function useSpokenResult(found: number | undefined): void {
  const { announce } = useShell();
  const message = found === undefined ? '' : plural(found, t.desk.search.found, intlLocale());
  useEffect(() => {
    if (message) announce(message);
  }, [message, announce]);
}
