import { useCallback } from 'react';
import { downloadCsv, today } from '@marisma/shared/format';
import { ErrorState } from '@marisma/shared/ui';
import { t } from '../texts';
import { useColumns } from './use-columns';
import { useFoundUsers, useSpokenCount } from './use-found-users';
import { useListView } from './use-list-view';
import { useUsers } from './use-users';
import { useUsersFaults } from './use-users-faults';
import type { User } from './user';
import type { UserSort } from './user-order';
import { usersAsRows } from './users-csv';
import { NoUsers, PartialNote, UsersCount, UsersSkeleton } from './users-status';
import { UsersFooter } from './users-footer';
import { UsersTable } from './users-table';
import { UsersToolbar } from './users-toolbar';

const NOBODY: readonly User[] = [];

/** Everybody with an account: searched, sorted, page by page. */
export function UsersList() {
  const texts = t.users;
  const [view, changeView] = useListView();
  const { columns, toggle } = useColumns();
  const list = useUsers(view.sort);
  useUsersFaults(list);
  const shown = useFoundUsers(list.users ?? NOBODY, view);
  useSpokenCount(shown, list.users?.length ?? 0);
  const changeSort = useCallback((sort: UserSort) => changeView({ sort }), [changeView]);

  if (!list.users && list.failed) {
    return <ErrorState title={texts.failedTitle} reason={texts.failedHint} onRetry={list.retry} />;
  }
  const canExport = !list.loading && shown.found.length > 0;
  const save = () => downloadCsv(texts.csvName(today(), !list.complete), usersAsRows(shown.found, texts));
  return (
    <>
      <UsersToolbar
        view={view}
        onView={changeView}
        columns={columns}
        onToggleColumn={toggle}
        onExport={canExport ? save : undefined}
      />
      <PartialNote list={list} />
      {list.users ? (
        <>
          <UsersCount list={list} shown={shown} />
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
