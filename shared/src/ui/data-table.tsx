import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { sortRows, type SortState, type SortValue } from './sort-rows';
import { ui as texts } from '../texts/en/ui';
import {
  Body,
  Caption,
  Cell,
  Head,
  HeaderCell,
  Row,
  SortButton,
  StyledTable,
  TableFrame,
} from './data-table.styles';
import { SortMenu } from './sort-menu';

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
  const toggleSort = (key: string) =>
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
                  <SortButton type="button" onClick={() => toggleSort(column.key)}>
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
