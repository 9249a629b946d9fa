import { memo } from 'react';
import { DataTable, VisuallyHidden, type Column } from '@marisma/area-kit/ui';
import { t } from '../texts';
import type { OptionalColumn } from './column-choice';
import type { SortColumn, User, UserSort } from './user';
import { NOT_YET_ID, UserActions, UserCreated, UserEmail, UserName, UserRoles } from './user-cells';

type UsersTableProps = UserSort & {
  users: readonly User[];
  onSort: (sort: UserSort) => void;
  columns: readonly OptionalColumn[];
  roles: 'complete' | 'loading' | 'failed';
};

/** One page of users. Memoized, so that it does not render while typing. */
export const UsersTable = memo(function UsersTable(props: UsersTableProps) {
  const { users, column, direction, onSort, columns, roles } = props;
  const texts = t.users;
  const cells: Record<'name' | OptionalColumn, Pick<Column<User>, 'sortBy' | 'named' | 'render'>> = {
    name: { sortBy: (user) => user.key.name, render: (user) => <UserName user={user} /> },
    email: { sortBy: (user) => user.key.email, render: (user) => <UserEmail user={user} /> },
    roles: { sortBy: (user) => user.key.roles, render: (user) => <UserRoles user={user} state={roles} /> },
    created: { named: true, sortBy: (user) => user.createdAt, render: (user) => <UserCreated user={user} /> },
    actions: { render: (user) => <UserActions user={user} /> },
  };
  return (
    <>
      <DataTable
        caption={texts.caption}
        hideCaption
        columns={(['name', ...columns] as const).map((key) => ({
          key,
          header: texts.columns[key],
          ...cells[key],
        }))}
        rows={users}
        rowKey={(user) => user.id}
        sort={{ key: column, direction }}
        onSortChange={(sort) => onSort({ column: sort.key as SortColumn, direction: sort.direction })}
      />
      <VisuallyHidden id={NOT_YET_ID}>{texts.notYet}</VisuallyHidden>
    </>
  );
});
