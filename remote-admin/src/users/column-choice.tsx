import { useCallback } from 'react';
import styled from 'styled-components';
import { space } from '@marisma/area-kit/theme';
import { Checkbox, DropdownMenu, useStoredState } from '@marisma/area-kit/ui';
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

const List = styled.div`
  padding: ${space(1)} ${space(3)};
`;

type ColumnChoiceProps = { columns: readonly ColumnKey[]; onToggle: (column: ColumnKey) => void };

/** Chooses which columns the table shows. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const texts = t.users;
  return (
    <DropdownMenu label={texts.chooseColumns} align="end">
      <List role="group" aria-label={texts.chooseColumns}>
        {COLUMN_KEYS.filter((key) => !COLUMNS[key].fixed).map((column) => (
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
