import styled from 'styled-components';
import { space } from '@marisma/shared/theme';
import { Checkbox, DropdownMenu } from '@marisma/shared/ui';
import { t } from '../texts';
import { OPTIONAL_COLUMNS, type OptionalColumn } from './use-columns';

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
