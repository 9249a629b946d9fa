import { space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** Sums, one below the other. */
export const Sums = styled.dl`
  margin: 0;
  border-top: 1px solid ${token.color.rule};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
    break-inside: avoid;
  }

  [data-total] {
    font-weight: 600;
    border-bottom-color: ${token.color.rule};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  @media print {
    display: none;
  }
`;

/** A table of many amounts, as wide as paper. */
export const Narrow = styled.div`
  :is(th, td) {
    padding-inline: ${space(1.5)};
  }

  th {
    white-space: normal;
    vertical-align: bottom;
  }

  td {
    font-size: ${token.size.xs};
    white-space: nowrap;
  }

  tr:last-child td {
    font-weight: 600;
  }

  @media print {
    :is(th, td) {
      padding-inline: ${space(0.75)};
      font-size: 0.625rem;
    }
  }
`;
