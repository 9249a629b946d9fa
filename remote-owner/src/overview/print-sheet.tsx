import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

// Hidden rather than taken away: taking the page's frame away would take the sheet inside it along.
const OnlyTheSheet = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-print-sheet], [data-print-sheet] * { visibility: visible; }
    [data-print-sheet] { position: absolute; inset: 0 0 auto; }
  }
`;

export const PrintOnly = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;

/** What is printed of a page: its children alone. One on a page. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <div data-print-sheet="">
      <OnlyTheSheet />
      {children}
    </div>
  );
}
