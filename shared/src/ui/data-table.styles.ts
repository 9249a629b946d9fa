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

/** A table; below 768 px a row has two lines, and a menu takes the place of the headers. */
export const StyledTable = styled.table.attrs({ role: 'table' })`
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
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
`;
