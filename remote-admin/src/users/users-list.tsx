import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { downloadCsv, formatNumber, today } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { ErrorState, useAddressParams } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { readView, writeView, type ListView } from './list-view';
import { useUsers } from './queries';
import { searchUsers, sortUsers, usersAsRows, type User, type UserSort } from './user';
import { NoUsers, PartialNote, UsersCount, UsersSkeleton } from './users-status';
import { UsersFooter, UsersTable } from './users-table';
import { useColumns, UsersToolbar } from './users-toolbar';

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
  const changeText = useCallback((text: string) => changeView({ text }, TYPING_MS), [changeView]);
  const changeSort = useCallback((sort: UserSort) => changeView({ sort }), [changeView]);
  const { columns, toggle } = useColumns();
  const list = useUsers();
  const shown = useShown(list.users ?? NO_USERS, view);
  const canExport = !list.loading && shown.found.length > 0;
  const save = useCallback(
    () => downloadCsv(texts.csvName(today(), !list.complete), usersAsRows(shown.found, texts)),
    [texts, list.complete, shown.found],
  );

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
        onSearch={changeText}
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
        <UsersSkeleton />
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

/** Announces the number of results when typing pauses. */
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
