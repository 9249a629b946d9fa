import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { sortRows, type SortDirection, type SortState, type SortValue } from './sort-rows';
import { ui as texts } from '../texts/en/ui';
import { media, plainButton, space, token, visuallyHidden } from '../theme';
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
function SortMenu({ columns, sort, onChange }: SortMenuProps) {
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

/** Scrolls sideways when a table is wider than its container. */
const TableFrame = styled.div`
  overflow-x: auto;
`;

// Explicit roles, because Safari drops the roles of a table displayed as blocks.
const Head = styled.thead.attrs({ role: 'rowgroup' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Row = styled.tr.attrs({ role: 'row' })``;
const HeaderCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

/** A table; below 768 px a row has two lines, and a menu takes the place of the headers. */
const StyledTable = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.size.sm};

  :is(th, td) {
    padding: ${space(3)} ${space(2)};
    text-align: left;
    vertical-align: middle;
    border-bottom: 1px solid ${token.color.line};

    ${media.large} {
      padding-inline: ${space(4)};
    }
  }

  th {
    font-size: ${token.size.xs};
    font-weight: 600;
    color: ${token.color.textMuted};
    white-space: nowrap;
  }

  [data-align='end'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  ${media.phoneOnly} {
    display: block;

    caption {
      display: block;
    }

    thead {
      display: none;
    }

    tbody {
      display: block;
    }

    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${space(1)} ${space(4)};
      padding: ${space(4)} 0;
      border-bottom: 1px solid ${token.color.line};
    }

    /* Ends the first line. */
    tbody tr::before {
      content: '';
      order: 2;
      flex-basis: 100%;
    }

    td {
      order: 3;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
    }

    td:first-child {
      order: 0;
      flex: 1;
      font-size: ${token.size.md};
      font-weight: 600;
    }

    td[data-aside] {
      order: 1;
    }

    td[data-own-line] {
      flex-basis: 100%;
    }

    td:last-child:not([data-aside]),
    td:nth-last-child(2):has(+ [data-aside][data-align='end']) {
      margin-left: auto;
    }

    td:not([data-aside]) > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space(2)};
      align-items: baseline;
    }

    td::before {
      content: attr(data-label) ' ';
      color: ${token.color.textMuted};
    }

    td:not([data-named])::before {
      ${visuallyHidden}
    }
  }
`;

const Caption = styled.caption<{ $hidden?: boolean }>`
  padding-bottom: ${space(3)};
  text-align: left;
  font-weight: 600;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const SortButton = styled.button`
  ${plainButton}
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
  font-weight: 600;

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
`;

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Makes the column sortable by this value. */
  sortBy?: (row: Row) => SortValue;
  align?: 'start' | 'end';
  /** On a phone the column's name stands before its value, because the value does not say what it is. */
  named?: boolean;
  /** On a phone the value has a line of its own. */
  ownLine?: boolean;
};

interface DataTableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSort?: SortState;
  /** When given, the caller owns the sort and passes rows in that order: for rows that are only part of a list. */
  sort?: SortState;
  onSortChange?: (sort: SortState) => void;
  empty?: ReactNode;
}

/**
 * A table with sortable columns. On phones the first column and the first one that is aligned to the end, or else the last
 * one, are a row's first line, and the others its second.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, initialSort, onSortChange, empty } = props;
  const { locale } = texts;
  const [ownSort, setOwnSort] = useState<SortState | undefined>(initialSort);
  const sort = onSortChange ? props.sort : ownSort;
  const setSort = onSortChange ?? setOwnSort;
  if (rows.length === 0 && empty) return empty;

  const sortedBy = !onSortChange && columns.find((column) => column.key === sort?.key)?.sortBy;
  const shown = sort && sortedBy ? sortRows(rows, sortedBy, sort.direction, locale) : rows;
  const sortable = columns.filter(({ sortBy }) => sortBy);
  const aside = (columns.find(({ align }) => align === 'end') ?? columns.at(-1))?.key;
  const turn = (key: string) =>
    setSort({
      key,
      direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
    });

  return (
    <TableFrame>
      {sortable.length > 0 && <SortMenu columns={sortable} sort={sort} onChange={setSort} />}
      <StyledTable>
        <Caption $hidden={hideCaption}>{caption}</Caption>
        <Head>
          <Row>
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                data-align={column.align}
                aria-sort={column.sortBy && (sort?.key === column.key ? sort.direction : 'none')}
              >
                {column.sortBy ? (
                  <SortButton type="button" onClick={() => turn(column.key)}>
                    {column.header}
                    <SortMark direction={sort?.key === column.key ? sort.direction : undefined} />
                  </SortButton>
                ) : (
                  column.header
                )}
              </HeaderCell>
            ))}
          </Row>
        </Head>
        <Body>
          {shown.map((row) => (
            <Row key={rowKey(row)}>
              {columns.map((column) => (
                <Cell
                  key={column.key}
                  data-label={column.header}
                  data-align={column.align}
                  data-aside={column.key === aside || undefined}
                  data-named={column.named}
                  data-own-line={column.ownLine}
                >
                  {column.render(row)}
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </StyledTable>
    </TableFrame>
  );
}

function SortMark({ direction }: { direction?: SortState['direction'] }) {
  const Mark = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return <Mark aria-hidden="true" />;
}
