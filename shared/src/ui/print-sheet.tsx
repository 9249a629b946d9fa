import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

// `visibility`, not `display`: removing the page's frame would also remove the sheet inside it.
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

/** Prints only its children. Use once per page. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <div data-print-sheet="">
      <OnlyTheSheet />
      {children}
    </div>
  );
}
