import styled from 'styled-components';
import { media, plainButton, space, token, visuallyHidden } from '../theme';

/** Scrolls sideways when a table is wider than its container. */
export const TableFrame = styled.div`
  overflow-x: auto;
`;

// Explicit roles, because Safari drops the roles of a table displayed as blocks.
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const HeaderCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

/** A table; below 768 px each row becomes a card whose cells show their column's name. */
export const StyledTable = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.size.sm};

  :is(th, td) {
    padding: ${space(3)} ${space(4)};
    text-align: left;
    vertical-align: middle;
    border-bottom: 1px solid ${token.color.line};
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

    :is(thead, tbody) {
      display: block;
    }

    /* Sortable headers stay visible above the cards; the other column names are shown in each card. */
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(1)} ${space(5)};
      padding: 0;
    }

    thead th {
      padding: ${space(2)} 0;
      border: 0;
    }

    thead th:not([aria-sort]) {
      ${visuallyHidden}
    }

    /* The first cell is the card's title; the others are in two columns. */
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
      gap: ${space(3)} ${space(4)};
      padding: ${space(5)} 0;
      border-bottom: 1px solid ${token.color.line};
    }

    td {
      display: block;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
    }

    td:first-child {
      grid-column: 1 / -1;
      font-size: ${token.size.md};
      font-weight: 600;
    }

    td::before {
      content: attr(data-label);
      display: block;
      margin-bottom: ${space(0.5)};
      font-size: ${token.size.xs};
      font-weight: 600;
      color: ${token.color.textMuted};
    }

    [data-align='end'] {
      text-align: left;
    }
  }
`;

export const Caption = styled.caption<{ $hidden?: boolean }>`
  padding-bottom: ${space(3)};
  text-align: left;
  font-weight: 600;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

export const SortButton = styled.button`
  ${plainButton}
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
  font-weight: 600;

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;
