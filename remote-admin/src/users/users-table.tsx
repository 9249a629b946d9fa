import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { formatDate, fromLocalDate } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { DataTable, Text, VisuallyHidden, type Column, type SortState } from '@marisma/shared/ui';
import { t } from '../texts';
import { EmailAddress } from './email-address';
import { RoleBadges } from './role-badges';
import { NOT_YET_ID, RowActions } from './row-actions';
import type { OptionalColumn } from './use-columns';
import type { User } from './user';
import type { UserSort } from './user-order';

type UsersTableProps = {
  users: readonly User[];
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  columns: readonly OptionalColumn[];
  roles: 'complete' | 'loading' | 'failed';
};

const Day = styled.time`
  white-space: nowrap;
`;

const nameId = (user: User) => `user-${user.id}`;

/** One page of users; on a phone each is a card. */
export const UsersTable = memo(function UsersTable({ users, sort, onSort, columns, roles }: UsersTableProps) {
  const texts = t.users;
  const locale = intlLocale();
  const shown = useMemo(() => {
    const all: Record<'name' | OptionalColumn, Column<User>> = {
      name: {
        key: 'name',
        header: texts.columns.name,
        sortBy: (user) => user.key.name,
        render: (user) => (
          <Text as="span" id={nameId(user)} $size="sm" $strong={user.name !== ''} $muted={user.name === ''}>
            {user.name || texts.unnamed}
          </Text>
        ),
      },
      email: {
        key: 'email',
        header: texts.columns.email,
        sortBy: (user) => user.key.email,
        render: (user) =>
          user.email ? (
            <EmailAddress of={user.email} />
          ) : (
            <Text as="span" $size="sm" $muted>
              {texts.noEmail}
            </Text>
          ),
      },
      roles: {
        key: 'roles',
        header: texts.columns.roles,
        sortBy: (user) => user.key.roles,
        render: (user) => <RoleBadges roles={user.roles} state={roles} />,
      },
      created: {
        key: 'created',
        header: texts.columns.created,
        sortBy: (user) => user.createdAt,
        render: (user) => <Created at={user.createdAt} locale={locale} unknown={texts.unknown} />,
      },
      actions: {
        key: 'actions',
        header: texts.columns.actions,
        render: (user) => <RowActions nameId={nameId(user)} />,
      },
    };
    return (['name', ...columns] as const).map((key) => all[key]);
  }, [texts, locale, columns, roles]);

  return (
    <>
      <DataTable
        caption={texts.caption}
        hideCaption
        columns={shown}
        rows={users}
        rowKey={(user) => user.id}
        sort={{ key: sort.column, direction: sort.direction }}
        onSortChange={({ key, direction }: SortState) =>
          onSort({ column: key as UserSort['column'], direction })
        }
      />
      <VisuallyHidden id={NOT_YET_ID}>{texts.notYet}</VisuallyHidden>
    </>
  );
});

function Created({ at, locale, unknown }: { at: number | null; locale: string; unknown: string }) {
  if (at === null)
    return (
      <Text as="span" $size="sm" $muted>
        {unknown}
      </Text>
    );
  const moment = new Date(at);
  return <Day dateTime={moment.toISOString()}>{formatDate(fromLocalDate(moment), locale)}</Day>;
}
