import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

// What does not contain the sheet takes no room, or empty pages would follow it; its frame around is only invisible.
const OnlyTheSheet = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) { display: none; }
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
