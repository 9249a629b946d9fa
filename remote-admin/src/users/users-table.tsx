import { formatNumber } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space } from '@marisma/area-kit/theme';
import {
  Checkbox,
  DataTable,
  DropdownMenu,
  Pagination,
  Select,
  Small,
  useStoredState,
  VisuallyHidden,
} from '@marisma/area-kit/ui';
import { Download } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { type ListView, PAGE_LENGTHS } from './list-view';
import type { User, UserSort } from './user';
import { NOT_YET_ID, type RolesState } from './user-cells';
import { COLUMN_KEYS, type ColumnKey, COLUMNS, valueOf } from './user-columns';
import { SmallButton } from '../lib/small-button';
import { SearchField } from '../lib/text-field';

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

/** The shown range, the page length and the pagination. */
export function UsersFooter({ page, length, count, onView }: UsersFooterProps) {
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
}

const parse = (stored: unknown): readonly ColumnKey[] | undefined =>
  Array.isArray(stored) ? COLUMN_KEYS.filter((key) => COLUMNS[key].fixed || stored.includes(key)) : undefined;

/** The visible columns in the table's order, stored on this device. */
export function useColumns() {
  const [columns, store] = useStoredState('marisma.admin.user-columns', COLUMN_KEYS, parse);
  const toggle = (column: ColumnKey) =>
    store(COLUMN_KEYS.filter((known) => columns.includes(known) !== (known === column)));
  return { columns, toggle };
}

const Choices = styled.div`
  padding: ${space(1)} ${space(3)};
`;

const Toolbar = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Search = styled(SearchField)`
  ${media.tablet} {
    max-width: 26rem;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
`;

interface UsersToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  columns: readonly ColumnKey[];
  onToggleColumn: (column: ColumnKey) => void;
  /** Undefined while the list is loading or empty. */
  onExport: (() => void) | undefined;
}

/** The toolbar of the list: search, columns, export. */
export function UsersToolbar({ search, onSearch, columns, onToggleColumn, onExport }: UsersToolbarProps) {
  const texts = t.users;
  return (
    <Toolbar>
      <Search
        label={texts.search}
        value={search}
        placeholder={texts.searchPlaceholder}
        maxLength={undefined}
        onChange={onSearch}
      />
      <Tools>
        <DropdownMenu label={texts.chooseColumns} align="end">
          <Choices role="group" aria-label={texts.chooseColumns}>
            {COLUMN_KEYS.filter((key) => !COLUMNS[key].fixed).map((column) => (
              <Checkbox
                key={column}
                label={texts.columns[column]}
                checked={columns.includes(column)}
                onChange={() => onToggleColumn(column)}
              />
            ))}
          </Choices>
        </DropdownMenu>
        <SmallButton disabled={!onExport} onClick={onExport}>
          <Download aria-hidden="true" strokeWidth={1.75} />
          {texts.exportCsv}
        </SmallButton>
      </Tools>
    </Toolbar>
  );
}
