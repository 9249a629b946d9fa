import { Download } from 'lucide-react';
import { memo, useCallback } from 'react';
import styled from 'styled-components';
import { media, space } from '@marisma/area-kit/theme';
import { Button, Checkbox, DropdownMenu, Field, Input, useStoredState } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { COLUMN_KEYS, COLUMNS, type ColumnKey } from './user-columns';

const parse = (stored: unknown): readonly ColumnKey[] | undefined =>
  Array.isArray(stored) ? COLUMN_KEYS.filter((key) => COLUMNS[key].fixed || stored.includes(key)) : undefined;

/** The visible columns in the table's order, stored on this device. */
export function useColumns() {
  const [columns, store] = useStoredState('marisma.admin.user-columns', COLUMN_KEYS, parse);
  const toggle = useCallback(
    (column: ColumnKey) =>
      store(COLUMN_KEYS.filter((known) => columns.includes(known) !== (known === column))),
    [columns, store],
  );
  return { columns, toggle };
}

const Choices = styled.div`
  padding: ${space(1)} ${space(3)};
`;

type ColumnChoiceProps = { columns: readonly ColumnKey[]; onToggle: (column: ColumnKey) => void };

/** Chooses which columns the table shows. */
function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const texts = t.users;
  return (
    <DropdownMenu label={texts.chooseColumns} align="end">
      <Choices role="group" aria-label={texts.chooseColumns}>
        {COLUMN_KEYS.filter((key) => !COLUMNS[key].fixed).map((column) => (
          <Checkbox
            key={column}
            label={texts.columns[column]}
            checked={columns.includes(column)}
            onChange={() => onToggle(column)}
          />
        ))}
      </Choices>
    </DropdownMenu>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Search = styled(Field)`
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

type UsersToolsProps = {
  columns: readonly ColumnKey[];
  onToggleColumn: (column: ColumnKey) => void;
  /** Undefined while the list is loading or empty. */
  onExport: (() => void) | undefined;
};

type UsersToolbarProps = UsersToolsProps & {
  search: string;
  onSearch: (text: string) => void;
};

/** The toolbar of the list: search, columns, export. */
export function UsersToolbar({ search, onSearch, ...tools }: UsersToolbarProps) {
  const texts = t.users;
  return (
    <Frame>
      <Search label={texts.search}>
        <Input
          type="search"
          value={search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Search>
      <UsersTools {...tools} />
    </Frame>
  );
}

/** Memoized, so that it does not render while typing. */
const UsersTools = memo(function UsersTools({ columns, onToggleColumn, onExport }: UsersToolsProps) {
  return (
    <Tools>
      <ColumnChoice columns={columns} onToggle={onToggleColumn} />
      <Button variant="outline" size="sm" disabled={!onExport} onClick={onExport}>
        <Download aria-hidden="true" strokeWidth={1.75} />
        {t.users.exportCsv}
      </Button>
    </Tools>
  );
});
