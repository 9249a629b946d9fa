import { monthAfter, type Nights } from '@marisma/area-kit/night-grid';
import type { Answer } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { Dashboard, MonthFigures, OwnerProperty } from './dashboard';
import type { House } from './houses';

/** From the first of January of last year to the end of this month: twelve months, and the year before to compare. */
export const figuresSpan = (today: PlainDate): Nights => ({
  from: `${Number(today.slice(0, 4)) - 1}-01-01`,
  to: monthAfter(today, 1),
});

type Figures = Answer<'house_figures'>;

interface Sum {
  arrivals: number;
  booked: number;
  offered: number;
  revenue: number;
}

/** Occupancy is the share of nights that were not blocked; the rule is that of `house_figures`. */
function addUp(rows: readonly Figures[]): Sum {
  const sum = (value: (row: Figures) => number) => rows.reduce((total, row) => total + value(row), 0);
  return {
    arrivals: sum((row) => row.arrivals),
    booked: sum((row) => row.booked),
    offered: sum((row) => row.nights - row.blocked),
    revenue: Math.round(sum((row) => row.revenue_cents) / 100),
  };
}

const occupancyOf = ({ booked, offered }: Sum): number => (offered > 0 ? booked / offered : 0);

function monthOf(month: PlainDate, rows: readonly Figures[]): MonthFigures {
  const sum = addUp(rows.filter((row) => row.month === month));
  const { arrivals: reservations, booked: nights, revenue } = sum;
  return { month, reservations, nights, revenue, occupancy: occupancyOf(sum) };
}

function propertyOf({ id, name }: House, rows: readonly Figures[]): OwnerProperty {
  const sum = addUp(rows.filter(({ property_id }) => property_id === id));
  return { id, name, bookings: sum.arrivals, revenue: sum.revenue, occupancy: occupancyOf(sum) };
}

type Summed = Pick<Dashboard, 'months' | 'year' | 'occupancy' | 'properties'>;

/** The figures of houses by month, summed as the dashboards show them. */
export function sumFigures(rows: readonly Figures[], houses: readonly House[], today: PlainDate): Summed {
  const lastYear = String(Number(today.slice(0, 4)) - 1);
  const ofThisYear = rows.filter(({ month }) => month.startsWith(today.slice(0, 4)));
  const sameMonths = rows.filter(
    ({ month }) => month.startsWith(lastYear) && month.slice(5) <= monthAfter(today).slice(5),
  );
  const year = addUp(ofThisYear);
  const before = addUp(sameMonths).revenue;
  const threeMonths = rows.filter(({ month }) => month >= monthAfter(today, -2));
  return {
    months: Array.from({ length: 12 }, (_, place) => monthOf(monthAfter(today, place - 11), rows)),
    year: {
      revenue: year.revenue,
      reservations: year.arrivals,
      growth: before > 0 ? year.revenue / before - 1 : undefined,
    },
    occupancy: occupancyOf(addUp(threeMonths)),
    properties: houses.map((house) => propertyOf(house, ofThisYear)),
  };
}
