import { space, token } from '@marisma/area-kit/theme';
import styled, { createGlobalStyle } from 'styled-components';

/** Replaces the dialog's title in print. */
export const PrintedHead = styled.p`
  display: none;
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${token.color.rule};
  font-family: ${token.font.display};
  font-size: 1.75rem;
  line-height: 1.1;

  @media print {
    display: block;
  }
`;

export const Total = styled.p`
  display: flex;
  gap: ${space(4)};
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space(4)};
  border-top: 1px solid ${token.color.line};

  strong {
    font-size: ${token.size.xl};
    font-variant-numeric: tabular-nums;
  }
`;

/** While a receipt is open, only the receipt is printed: on one page, without the dialog around it. */
export const PrintReceiptOnly = createGlobalStyle`
  @media print {
    body :not(:has([data-receipt]), [data-receipt], [data-receipt] *) {
      display: none !important;
    }

    body :has([data-receipt]) {
      width: 100%;
      max-width: none;
      min-height: 0;
      max-height: none;
      margin: 0;
      padding: 0;
      overflow: visible;
      border: 0;
      box-shadow: none;
    }

    dialog:has([data-receipt])::backdrop {
      display: none;
    }
  }
`;
