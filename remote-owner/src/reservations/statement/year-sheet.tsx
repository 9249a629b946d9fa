import { formatDate, type CsvCell, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { DataTable, EmptyState, PrintSheet, Small, Stack, Subheading, Text } from '@marisma/area-kit/ui';
import type { House } from '../../lib/houses';
import { SheetTools } from '../../parts/sheet-tools';
import { Unread } from '../../parts/unread';
import { t } from '../../texts';
import { Narrow, SheetHead, SumList, useOwnerChoice } from './sheet-parts';
import { useYear } from './queries';
import { plainDollars, sum, yearColumns, yearRows } from './statement-rows';

interface YearSheetProps {
  /** The houses to show. */
  houses: readonly House[];
  /** A month of the year. */
  month: PlainDate;
  today: PlainDate;
}

/** What houses brought their owner in a year, month by month, for a tax return: to read, download and print. */
export function YearSheet({ houses, month, today }: YearSheetProps) {
  const texts = t.statement;
  const locale = intlLocale();
  const year = month.slice(0, 4);
  const query = useYear(Number(year));
  const shown = (id: string) => houses.some((house) => house.id === id);
  const {
    rows: sums,
    name,
    field,
  } = useOwnerChoice((query.data?.sums ?? []).filter(({ property_id }) => shown(property_id)));
  if (!query.data) return <Unread of={query} loading={texts.loading} failed={texts.failed} />;

  const house = houses.length === 1 ? houses[0] : undefined;
  const title = texts.title(house?.name ?? texts.allHouses, year);
  const rows = yearRows(sums, year, today);
  const owners = new Set(sums.map(({ owner_id }) => owner_id));
  const transfers = query.data.transfers
    .filter(({ property_id, owner_id }) => shown(property_id) && owners.has(owner_id))
    .flatMap(({ id, property_id, month: of, amount_cents, paid_on, reference }) => {
      const name = houses.find((one) => one.id === property_id)?.name ?? '';
      const words = texts.year.transfer(formatDate(paid_on, locale), name, formatDate(of, locale, 'month'));
      return sum(id, reference ? `${words}, ${reference}` : words, amount_cents);
    });
  const columns = yearColumns();
  const csv = (): CsvCell[][] => [
    [title, name],
    [texts.year.month, ...columns.map(({ header }) => header)],
    ...rows.map((row) => [row.name, ...columns.map(({ of }) => of(row) / 100)]),
    ...transfers.map(({ what, amount_cents }) => [what, amount_cents / 100]),
  ];
  return (
    <Stack $gap={5}>
      {field}
      <PrintSheet>
        <Stack $gap={5}>
          <SheetHead title={title} owner={name} />
          {sums.length === 0 ? (
            <EmptyState title={texts.year.none} level={3} />
          ) : (
            <Narrow>
              <DataTable
                caption={texts.year.caption}
                hideCaption
                rows={rows}
                rowKey={({ key }) => key}
                columns={[
                  { key: 'month', header: texts.year.month, render: (row) => row.name },
                  ...columns.map(({ key, header, of }) => ({
                    key,
                    header,
                    align: 'end' as const,
                    named: true,
                    render: (row: (typeof rows)[number]) => plainDollars(of(row)),
                  })),
                ]}
              />
            </Narrow>
          )}
          {transfers.length > 0 && (
            <Stack $gap={3}>
              <Subheading>{texts.year.transfers}</Subheading>
              <SumList rows={transfers} />
            </Stack>
          )}
          <Text $size="sm">{texts.earned}</Text>
          <Small>{texts.year.note}</Small>
          <SheetTools fileName={texts.fileName(house?.id ?? texts.allFile, year)} rows={csv} />
        </Stack>
      </PrintSheet>
    </Stack>
  );
}
