import { addDays, formatDate, formatMoney, type PlainDate } from '@marisma/area-kit/format';
import { holds, monthAfter, MonthWeeks, useNightGrid } from '@marisma/area-kit/night-grid';
import { useNavigate } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { Small, VisuallyHidden } from '@marisma/area-kit/ui';
import { writeMonth } from '../lib/months';
import type { House } from '../lib/houses';
import { MonthName } from '../parts/month-name';
import { paths } from '../paths';
import { t } from '../texts';
import { stateOf, whyOf } from './night-state';
import type { Figures, TakenRow } from './queries';
import { dayInWords, nightInWords } from './words';
import { Day, Month, Year } from './year-grid.styles';

interface YearGridProps {
  house: House;
  /** Its first day. */
  year: PlainDate;
  today: PlainDate;
  /** Undefined until it is read. */
  taken: readonly TakenRow[] | undefined;
  figures: readonly Figures[];
  isStaff: boolean;
}

/** Twelve months of a house in one grid of nights. Each mark is a letter as well as a pattern. */
export function YearGrid({ house, year, today, taken, figures, isStaff }: YearGridProps) {
  const texts = t.calendar;
  const locale = intlLocale();
  const navigate = useNavigate();
  const period = { from: year, to: monthAfter(year, 12) };
  const grid = useNightGrid({
    period,
    start: { house: house.id, day: holds(period, today) ? today : year },
  });
  const night = (month: PlainDate, day: PlainDate) => {
    const state = stateOf({ house, taken: taken ?? [], today }, day);
    const why = state.taken && whyOf(state.taken);
    const label = [day === today && texts.cell.today, dayInWords(day), taken && nightInWords(state, isStaff)];
    return (
      <td role="gridcell">
        <Day
          type="button"
          {...grid.cellProps(house.id, { from: day, to: addDays(day, 1) })}
          data-mark={why}
          data-closed={state.closed}
          data-today={day === today ? '' : undefined}
          aria-label={label.filter(Boolean).join(', ')}
          onClick={() => void navigate(`${paths.calendar}?house=${house.id}&month=${writeMonth(month)}`)}
        >
          {Number(day.slice(8))}
        </Day>
        {why && <small aria-hidden="true">{texts.letters[why]}</small>}
      </td>
    );
  };
  return (
    <Year onKeyDown={grid.onKeyDown} aria-busy={!taken}>
      {Array.from({ length: 12 }, (_, place) => monthAfter(year, place)).map((month) => {
        const name = formatDate(month, locale, 'month');
        const row = figures.find((one) => one.month === month);
        return (
          <Month key={month}>
            <MonthName level={3} size="title">
              {name}
            </MonthName>
            <table role="grid" aria-label={texts.grid(name)}>
              <MonthWeeks month={month} letters={1} night={(day) => night(month, day)} />
            </table>
            <Small $size="xs">
              {row
                ? texts.figures(
                    row.booked,
                    row.nights,
                    row.blocked,
                    formatMoney(row.revenue_cents / 100, locale),
                  )
                : '\u00a0'}
            </Small>
          </Month>
        );
      })}
      <VisuallyHidden>{texts.year.keys}</VisuallyHidden>
    </Year>
  );
}
