import { addDays, nightsBetween } from '@marisma/area-kit/format';
import { Button, DataTable, Text, type Column } from '@marisma/area-kit/ui';
import { DayRange, OneLine } from '../lib/one-line';
import { houseCalendar } from '../texts/en/house-calendar';
import type { Gap, HouseCalendar, Taken } from './calendar.data';
import type { Cell } from './cells';
import { datesInWords, gapInWords, takenInWords, whoInWords } from './words';

const texts = houseCalendar.list;

type Row = (Taken & { gap?: undefined }) | (Gap & { gap: true; why?: undefined });

interface StaysListProps {
  calendar: HouseCalendar;
  onOpen: (house: string, cell: Cell) => void;
}

/** The same as the timeline, in words: what takes nights in the period, and the gaps between. */
export function StaysList({ calendar, onOpen }: StaysListProps) {
  const { houses, period, taken, gaps } = calendar;
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const rows: Row[] = [
    ...taken.filter(({ from, to }) => from < period.to && to > period.from),
    ...gaps.map((gap) => ({ ...gap, gap: true as const })),
  ].sort((one, other) => one.from.localeCompare(other.from));
  const what = (row: Row) => (row.gap ? gapInWords(row) : houseCalendar.why[row.why]);
  const named = (row: Row) =>
    [nameOf.get(row.propertyId), datesInWords(row), row.gap ? gapInWords(row) : takenInWords(row)].join(', ');
  const columns: Column<Row>[] = [
    {
      key: 'dates',
      header: texts.dates,
      sortBy: (row) => row.from,
      render: (row) => <DayRange words={datesInWords(row)} />,
    },
    {
      key: 'house',
      header: houseCalendar.house,
      sortBy: (row) => nameOf.get(row.propertyId) ?? '',
      render: (row) => nameOf.get(row.propertyId),
    },
    { key: 'what', header: texts.what, sortBy: what, render: what },
    {
      key: 'who',
      header: texts.who,
      render: (row) => {
        const who = row.gap ? '' : whoInWords(row);
        const code = row.gap ? undefined : row.stay?.code;
        return (
          <>
            {who || (!code && '–')}
            {who && code && ' · '}
            {code && <OneLine>{code}</OneLine>}
          </>
        );
      },
    },
    {
      key: 'count',
      header: texts.count,
      named: true,
      align: 'end',
      sortBy: (row) => nightsBetween(row.from, row.to),
      render: (row) => nightsBetween(row.from, row.to),
    },
    {
      key: 'actions',
      header: texts.actions,
      render: (row) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={row.gap ? texts.fillNamed(named(row)) : texts.openNamed(named(row))}
          onClick={() =>
            onOpen(row.propertyId, {
              what: row.gap ? 'gap' : 'taken',
              from: row.from,
              to: row.to,
              ...(row.gap ? { gap: row } : { taken: row }),
            })
          }
        >
          <OneLine>{row.gap ? texts.fill : texts.open}</OneLine>
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.caption(datesInWords({ from: period.from, to: addDays(period.to, -1) }))}
      columns={columns}
      rows={rows}
      rowKey={(row) => (row.gap ? `${row.propertyId} ${row.from}` : row.id)}
      initialSort={{ key: 'dates', direction: 'ascending' }}
      empty={<Text>{texts.none}</Text>}
    />
  );
}
