import { nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { Small, Stack } from '@marisma/area-kit/ui';
import { Download } from 'lucide-react';
import { useCsv } from '../../lib/use-csv';
import { readAll } from '../../lib/use-pages';
import { useStaff } from '../../lib/use-staff';
import { t } from '../../texts';
import { invoicesAsRows, moneyAsRows } from './money-rows';
import { type MoneyView, readInvoices, readMoney } from './queries';
import { SmallButton } from '../../lib/small-button';

/** The most days of which invoice data are read at once. */
const MOST_DAYS = 400;

interface MoneyFilesProps {
  view: MoneyView;
  today: PlainDate;
  empty: boolean;
}

/** Writes what is shown to a file and, for what was received, the data for its invoices. */
export function MoneyFiles({ view, today, empty }: MoneyFilesProps) {
  const texts = t.money.csv;
  const staff = useStaff().data;
  const { writing, write } = useCsv({ title: texts.failed, description: texts.failedHint });
  const { group, from } = view;
  const to = view.to || today;
  const button = (file: string, label: string, disabled: boolean, rows: Parameters<typeof write>[1]) => (
    <SmallButton
      disabled={disabled}
      busy={writing === file}
      busyLabel={texts.busy}
      onClick={() => void write(file, rows)}
    >
      <Download aria-hidden="true" strokeWidth={1.75} />
      {label}
    </SmallButton>
  );
  const staffName = (id: string | null) => staff?.find((one) => one.id === id)?.name;
  const possible = from !== '' && from <= to && nightsBetween(from, to) < MOST_DAYS;
  return (
    <Stack $row $wrap $gap={4}>
      {button(texts.listFile(group), texts.list, empty, async (client) =>
        moneyAsRows(await readAll(client, readMoney(view)), staffName),
      )}
      {group === 'received' &&
        button(texts.invoiceFile(from, to), texts.invoices, !possible, async (client) =>
          invoicesAsRows(await readInvoices(client, from, to)),
        )}
      {group === 'received' && !possible && <Small role="status">{texts.invoiceDays}</Small>}
    </Stack>
  );
}
