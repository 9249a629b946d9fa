import { type CsvCell, downloadCsv } from '@marisma/area-kit/format';
import { space } from '@marisma/area-kit/theme';
import { Button } from '@marisma/area-kit/ui';
import { Download, Printer } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../texts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  @media print {
    display: none;
  }
`;

interface SheetToolsProps {
  fileName: string;
  rows: () => CsvCell[][];
  /** Whether it can be printed, too. */
  printable?: boolean;
}

/** Saves a sheet as a file or prints it. */
export function SheetTools({ fileName, rows, printable = true }: SheetToolsProps) {
  const texts = t.statement;
  return (
    <Tools>
      <Button variant="outline" size="sm" onClick={() => downloadCsv(fileName, rows())}>
        <Download aria-hidden="true" strokeWidth={1.75} />
        {texts.download}
      </Button>
      {printable && (
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} />
          {texts.print}
        </Button>
      )}
    </Tools>
  );
}
