import styled from 'styled-components';
import type { SortDirection, SortState } from './sort-rows';
import { ui as texts } from '../texts/en/ui';
import { media, space, token } from '../theme';
import { Select } from './select';

// Where the table has a row of headers, those sort it.
const Frame = styled.div`
  display: none;

  ${media.phoneOnly} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-bottom: ${space(3)};
    font-size: ${token.size.sm};
    color: ${token.color.textMuted};

    > div {
      flex: 1 0 auto;
      max-width: 100%;
    }
  }
`;

const directions: readonly SortDirection[] = ['ascending', 'descending'];

type SortMenuProps = {
  columns: readonly { key: string; header: string }[];
  sort: SortState | undefined;
  onChange: (sort: SortState) => void;
};

/** The order of a table's rows as one choice, for screens too narrow for headers. */
export function SortMenu({ columns, sort, onChange }: SortMenuProps) {
  return (
    <Frame>
      <span aria-hidden="true">{texts.sortBy}</span>
      <Select
        aria-label={texts.sortBy}
        value={sort ? `${sort.direction} ${sort.key}` : ''}
        onChange={({ target }) => {
          const [direction, key] = target.value.split(' ', 2) as [SortDirection, string];
          onChange({ key, direction });
        }}
      >
        {!sort && (
          <option value="" disabled>
            {texts.unsorted}
          </option>
        )}
        {columns.flatMap(({ key, header }) =>
          directions.map((direction) => (
            <option key={`${direction} ${key}`} value={`${direction} ${key}`}>
              {texts[direction](header)}
            </option>
          )),
        )}
      </Select>
    </Frame>
  );
}
