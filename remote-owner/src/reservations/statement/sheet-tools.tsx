import { downloadCsv, type CsvCell } from '@marisma/area-kit/format';
import { Button } from '@marisma/area-kit/ui';
import { Download, Printer } from 'lucide-react';
import { t } from '../../texts';
import { Tools } from './sheet.styles';

/** Saves a sheet as a file or prints it. */
export function SheetTools({ fileName, rows }: { fileName: string; rows: () => CsvCell[][] }) {
  const texts = t.statement;
  return (
    <Tools>
      <Button variant="outline" size="sm" onClick={() => downloadCsv(fileName, rows())}>
        <Download aria-hidden="true" strokeWidth={1.75} />
        {texts.download}
      </Button>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" strokeWidth={1.75} />
        {texts.print}
      </Button>
    </Tools>
  );
}
