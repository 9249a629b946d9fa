import styled from 'styled-components';
import { media } from '@marisma/shared/theme';
import { Field, Select } from '@marisma/shared/ui';
import { useTexts } from '../texts';
import { SORT_COLUMNS, type SortColumn, type UserSort } from './user-order';

const OnPhones = styled.div`
  flex-basis: 100%;

  ${media.tablet} {
    display: none;
  }
`;

const DIRECTIONS = ['ascending', 'descending'] as const;

/** Sorts where cards have no column heads to press. */
export function SortChoice({ sort, onSort }: { sort: UserSort; onSort: (sort: UserSort) => void }) {
  const texts = useTexts().users;
  return (
    <OnPhones>
      <Field label={texts.sortBy}>
        <Select
          value={`${sort.column} ${sort.direction}`}
          onChange={(event) => {
            const [column, direction] = event.target.value.split(' ');
            onSort({ column: column as SortColumn, direction: direction as UserSort['direction'] });
          }}
        >
          {SORT_COLUMNS.flatMap((column) =>
            DIRECTIONS.map((direction) => (
              <option key={`${column} ${direction}`} value={`${column} ${direction}`}>
                {texts.sorts[column][direction]}
              </option>
            )),
          )}
        </Select>
      </Field>
    </OnPhones>
  );
}
