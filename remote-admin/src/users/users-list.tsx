import { downloadCsv, formatNumber, plural, today } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import { EmptyState, ErrorState, Note, SpinnerMark, Stack, useAddressParams } from '@marisma/area-kit/ui';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { Skeletons } from '../lib/skeletons';
import { t } from '../texts';
import { type ListView, readView, writeView } from './list-view';
import { type Users, useUsers } from './queries';
import { searchUsers, sortUsers, type User, usersAsRows, type UserSort } from './user';
import { useColumns, UsersFooter, UsersTable, UsersToolbar } from './users-table';
import { SmallButton } from '../lib/small-button';

/** Longer than the time between two letters. */
const TYPING_MS = 200;
const NO_USERS: readonly User[] = [];

/** The list of all users with search, sorting and pages. The address holds the view. */
export function UsersList() {
  const texts = t.users;
  const { notify } = useShell();
  const [params, setParams] = useAddressParams();
  const view = readView(params);
  const changeView = useCallback(
    (part: Partial<ListView>, pause?: number) =>
      setParams((old) => writeView({ ...readView(old), page: 1, ...part }), true, pause),
    [setParams],
  );
  const changeSort = useCallback((sort: UserSort) => changeView({ sort }), [changeView]);
  const { columns, toggle } = useColumns();
  const list = useUsers();
  const shown = useShown(list.users ?? NO_USERS, view);
  const canExport = !list.loading && shown.found.length > 0;
  const save = () => downloadCsv(texts.csvName(today(), !list.complete), usersAsRows(shown.found, texts));

  useEffect(() => {
    if (list.failed) notify({ kind: 'error', title: texts.failed.title, description: texts.failed.text });
  }, [list.failed, notify, texts]);

  if (!list.users && list.failed) {
    return <ErrorState title={texts.failedTitle} reason={texts.failedHint} onRetry={list.retry} />;
  }
  return (
    <>
      <UsersToolbar
        search={view.text}
        onSearch={(text) => changeView({ text }, TYPING_MS)}
        columns={columns}
        onToggleColumn={toggle}
        onExport={canExport ? save : undefined}
      />
      <PartialNote list={list} />
      {list.users ? (
        <>
          <UsersCount list={list} found={shown.searching ? shown.found.length : undefined} />
          {shown.rows.length === 0 && !list.loading && <NoUsers searching={shown.searching} />}
          {shown.rows.length > 0 && (
            <>
              <UsersTable
                users={shown.rows}
                sort={view.sort}
                onSort={changeSort}
                columns={columns}
                roles={list.roles}
              />
              <UsersFooter
                page={shown.page}
                length={view.length}
                count={shown.found.length}
                onView={changeView}
              />
            </>
          )}
        </>
      ) : (
        <Rows label={texts.loading} heights={Array<string>(8).fill('1.75rem')} gap={5} />
      )}
    </>
  );
}

/** The users in a view. The list is updated with a deferred value, so that typing stays responsive. */
function useShown(users: readonly User[], view: ListView) {
  const text = useDeferredValue(view.text);
  const sorted = useMemo(() => sortUsers(users, view.sort), [users, view.sort]);
  const found = useMemo(() => searchUsers(sorted, text), [sorted, text]);
  // A page number beyond the last page shows the last page.
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / view.length)));
  const rows = useMemo(
    () => found.slice((page - 1) * view.length, page * view.length),
    [found, page, view.length],
  );
  const searching = text.trim() !== '';
  useSpokenCount(searching, found.length, users.length);
  return { found, rows, page, searching };
}

// Long enough that nothing is announced while typing.
const PAUSE_MS = 800;

function useSpokenCount(searching: boolean, found: number, all: number): void {
  const { announce } = useShell();
  const locale = intlLocale();
  const message = searching ? t.users.found(formatNumber(found, locale), formatNumber(all, locale)) : '';

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => announce(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, announce]);
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(3)};
  font-size: ${token.size.sm};
`;

const Progress = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${token.color.textMuted};
`;

const Alert = styled.div`
  margin-bottom: ${space(4)};
`;

const Rows = styled(Skeletons)`
  padding-block: ${space(4)};
`;

/** The number of users or of search results; while loading, the progress. */
function UsersCount({ list, found }: { list: Users; found: number | undefined }) {
  const texts = t.users;
  const locale = intlLocale();
  const all = list.users?.length ?? 0;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Line>
      {found !== undefined && <span>{texts.found(number(found), number(all))}</span>}
      {found === undefined && !list.loading && !list.profilesFailed && (
        <span>{plural(all, texts.all, locale)}</span>
      )}
      {list.loading && (
        <Progress>
          <SpinnerMark aria-hidden="true" />
          {texts.loadingMore(number(list.loaded), number(list.total))}
        </Progress>
      )}
    </Line>
  );
}

function PartialNote({ list }: { list: Users }) {
  const texts = t.users;
  const locale = intlLocale();
  if (!list.failed) return null;
  return (
    <Alert role="alert">
      <Note tone="warning">
        <Stack $gap={3} $align="start">
          {list.profilesFailed && (
            <span>{texts.partial(formatNumber(list.loaded, locale), formatNumber(list.total, locale))}</span>
          )}
          {list.roles === 'failed' && <span>{texts.rolesPartial}</span>}
          <SmallButton onClick={list.retry}>{texts.retry}</SmallButton>
        </Stack>
      </Note>
    </Alert>
  );
}

function NoUsers({ searching }: { searching: boolean }) {
  const texts = t.users;
  return searching ? (
    <EmptyState title={texts.noMatch}>{texts.noMatchHint}</EmptyState>
  ) : (
    <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
  );
}
