import { memo } from 'react';
import styled from 'styled-components';
import { formatNumber } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space } from '@marisma/area-kit/theme';
import { DataTable, Pagination, Select, Small, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { PAGE_LENGTHS, type ListView } from './list-view';
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

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-top: ${space(4)};
`;

const Length = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-size: 0.875rem;
`;

type UsersFooterProps = {
  page: number;
  length: number;
  count: number;
  onView: (part: Partial<ListView>) => void;
};

/** The shown range, the page length and the pagination. Memoized, as the table is. */
export const UsersFooter = memo(function UsersFooter({ page, length, count, onView }: UsersFooterProps) {
  const texts = t.users;
  const locale = intlLocale();
  const [from, to, all] = [(page - 1) * length + 1, Math.min(page * length, count), count].map((value) =>
    formatNumber(value, locale),
  ) as [string, string, string];
  return (
    <Frame>
      <Small>{texts.range(from, to, all)}</Small>
      <Pagination
        label={texts.pages}
        page={page}
        pageCount={Math.ceil(count / length)}
        onChange={(next) => onView({ page: next })}
      />
      <Length>
        {texts.perPage}
        <Select value={length} onChange={(event) => onView({ length: Number(event.target.value) })}>
          {PAGE_LENGTHS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Length>
    </Frame>
  );
});
