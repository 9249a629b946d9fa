import { addDays, nightsBetween } from '@marisma/area-kit/format';
import { overlap, type Cell } from '@marisma/area-kit/night-grid';
import { DataTable, Text, type Column } from '@marisma/area-kit/ui';
import { DayRange, OneLine } from '../lib/one-line';
import { houseCalendar } from '../texts/en/house-calendar';
import type { CalendarRow, HouseCalendar } from './queries';
import { formatPeriod, describeKind, describeRow, describeGuest } from './labels';
import { SmallButton } from '../lib/small-button';

const texts = houseCalendar.list;

interface StaysListProps {
  calendar: HouseCalendar;
  onOpen: (house: string, cell: Cell<CalendarRow>) => void;
}

/** The same as the timeline, in words: what takes nights in the period, and the gaps between. */
export function StaysList({ calendar, onOpen }: StaysListProps) {
  const { houses, period, rows } = calendar;
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const named = (row: CalendarRow) =>
    [nameOf.get(row.property_id), formatPeriod(row), describeRow(row)].join(', ');
  const columns: Column<CalendarRow>[] = [
    {
      key: 'dates',
      header: texts.dates,
      sortBy: (row) => row.from,
      render: (row) => <DayRange words={formatPeriod(row)} />,
    },
    {
      key: 'house',
      header: houseCalendar.house,
      sortBy: (row) => nameOf.get(row.property_id) ?? '',
      render: (row) => nameOf.get(row.property_id),
    },
    { key: 'what', header: texts.what, sortBy: describeKind, render: describeKind },
    {
      key: 'who',
      header: texts.who,
      render: (row) => {
        const who = describeGuest(row);
        return (
          <>
            {who || (!row.code && '–')}
            {who && row.code && ' · '}
            {row.code && <OneLine>{row.code}</OneLine>}
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
      render: (row) => {
        const isGap = row.kind === 'gap';
        return (
          <SmallButton
            aria-label={isGap ? texts.fillNamed(named(row)) : texts.openNamed(named(row))}
            onClick={() => onOpen(row.property_id, { row, from: row.from, to: row.to })}
          >
            <OneLine>{isGap ? texts.fill : texts.open}</OneLine>
          </SmallButton>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={texts.caption(formatPeriod({ from: period.from, to: addDays(period.to, -1) }))}
      columns={columns}
      rows={rows.filter((row) => overlap(row, period))}
      rowKey={(row) => `${row.property_id} ${row.from}`}
      initialSort={{ key: 'dates', direction: 'ascending' }}
      empty={<Text>{texts.none}</Text>}
    />
  );
}
