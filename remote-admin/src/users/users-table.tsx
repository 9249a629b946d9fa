import { memo } from 'react';
import { DataTable, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../texts';
import type { User, UserSort } from './user';
import { NOT_YET_ID, type RolesState } from './user-cells';
import { COLUMNS, valueOf, type ColumnKey } from './user-columns';

type UsersTableProps = {
  sort: UserSort;
  users: readonly User[];
  onSort: (sort: UserSort) => void;
  columns: readonly ColumnKey[];
  roles: RolesState;
};

/** One page of users. Memoized, so that it does not render while typing. */
export const UsersTable = memo(function UsersTable(props: UsersTableProps) {
  const { users, sort, onSort, columns, roles } = props;
  const texts = t.users;
  return (
    <>
      <DataTable
        caption={texts.caption}
        hideCaption
        columns={columns.map((key) => {
          const { value, named, cell } = COLUMNS[key];
          const render = (user: User) => cell(valueOf(key, user), user, roles);
          return { key, header: texts.columns[key], sortBy: value, named, render };
        })}
        rows={users}
        rowKey={(user) => user.user_id}
        sort={sort}
        onSortChange={(next) => onSort(next as UserSort)}
      />
      <VisuallyHidden id={NOT_YET_ID}>{texts.notYet}</VisuallyHidden>
    </>
  );
});
