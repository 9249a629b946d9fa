import { useCallback } from 'react';
import styled from 'styled-components';
import { space } from '@marisma/area-kit/theme';
import { Checkbox, DropdownMenu, useStoredState } from '@marisma/area-kit/ui';
import { t } from '../texts';

/** The columns that can be hidden; the name is always shown. */
const OPTIONAL_COLUMNS = ['email', 'roles', 'created', 'actions'] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

const parse = (stored: unknown): readonly OptionalColumn[] | undefined =>
  Array.isArray(stored) ? OPTIONAL_COLUMNS.filter((column) => stored.includes(column)) : undefined;

/** The visible columns in the table's order, stored on this device. */
export function useColumns() {
  const [columns, store] = useStoredState<readonly OptionalColumn[]>(
    'marisma.admin.user-columns',
    OPTIONAL_COLUMNS,
    parse,
  );
  const toggle = useCallback(
    (column: OptionalColumn) =>
      store(OPTIONAL_COLUMNS.filter((known) => columns.includes(known) !== (known === column))),
    [columns, store],
  );
  return { columns, toggle };
}

const List = styled.div`
  padding: ${space(1)} ${space(3)};
`;

type ColumnChoiceProps = { columns: readonly OptionalColumn[]; onToggle: (column: OptionalColumn) => void };

/** Chooses which columns the table shows. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const texts = t.users;
  return (
    <DropdownMenu label={texts.chooseColumns} align="end">
      <List role="group" aria-label={texts.chooseColumns}>
        {OPTIONAL_COLUMNS.map((column) => (
          <Checkbox
            key={column}
            label={texts.columns[column]}
            checked={columns.includes(column)}
            onChange={() => onToggle(column)}
          />
        ))}
      </List>
    </DropdownMenu>
  );
}
