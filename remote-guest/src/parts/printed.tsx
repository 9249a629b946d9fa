import { space, token } from '@marisma/area-kit/theme';
import { Button } from '@marisma/area-kit/ui';
import { Printer } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

/** Replaces the dialog's title in print. */
const PrintedHead = styled.h2`
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

const Sheet = styled.div`
  display: grid;
  gap: ${space(6)};

  @media print {
    button {
      display: none;
    }
  }
`;

/** While a dialog with a sheet is open, only the sheet is printed: on one page, without the dialog around it. */
const PrintSheetOnly = createGlobalStyle`
  @media print {
    body :not(:has([data-printed]), [data-printed], [data-printed] *) {
      display: none !important;
    }

    body :has([data-printed]) {
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

    dialog:has([data-printed])::backdrop {
      display: none;
    }
  }
`;

interface PrintedProps {
  title: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The part of a dialog that is printed, with this title. */
export function Printed({ title, ref, children }: PrintedProps) {
  return (
    <>
      <PrintSheetOnly />
      <Sheet data-printed="" ref={ref}>
        <PrintedHead>Marisma · {title}</PrintedHead>
        {children}
      </Sheet>
    </>
  );
}

/** Prints what is `Printed`. */
export const PrintButton = ({ children, outline }: { children: ReactNode; outline?: boolean }) => (
  <Button variant={outline ? 'outline' : undefined} onClick={() => window.print()}>
    <Printer aria-hidden="true" strokeWidth={1.75} />
    {children}
  </Button>
);
