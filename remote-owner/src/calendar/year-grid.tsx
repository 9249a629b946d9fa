import { useRef, useState, type KeyboardEvent } from 'react';
import { formatDate, formatMoney, type PlainDate } from '@marisma/area-kit/format';
import { useNavigate } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { Text, VisuallyHidden } from '@marisma/area-kit/ui';
import { monthAfter, writeMonth } from '../lib/months';
import type { House } from '../lib/read-houses.data';
import type { Figures, Taken } from '../lib/read-nights.data';
import { MonthName } from '../parts/month-name';
import { paths } from '../paths';
import { t } from '../texts';
import { nightAfterKey, rowsOf, stateOf } from './grid-days';
import { GridHead } from './grid-head';
import { dayInWords, nightInWords } from './words';
import { Day, Month, Year } from './year-grid.styles';

interface YearGridProps {
  house: House;
  /** Its first day. */
  year: PlainDate;
  today: PlainDate;
  /** Undefined until it is read. */
  taken: readonly Taken[] | undefined;
  figures: readonly Figures[];
  isStaff: boolean;
}

/**
 * Twelve months of a house. Keys as in the grid of a month; one night of the year takes part in the tab order. Each
 * mark is a letter as well as a pattern.
 */
export function YearGrid({ house, year, today, taken, figures, isStaff }: YearGridProps) {
  const texts = t.calendar;
  const locale = intlLocale();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<PlainDate>();
  const sameYear = (day: PlainDate) => day.slice(0, 4) === year.slice(0, 4);
  const current = at && sameYear(at) ? at : sameYear(today) ? today : year;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nightAfterKey(event.key, { house: house.id, day: current }, [house], monthAfter(current));
    if (!next) return;
    event.preventDefault();
    if (!sameYear(next.day)) return;
    setAt(next.day);
    frame.current?.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus();
  };
  return (
    <Year ref={frame} onKeyDown={onKeyDown} aria-busy={!taken}>
      {Array.from({ length: 12 }, (_, place) => monthAfter(year, place)).map((month) => {
        const name = formatDate(month, locale, 'month');
        const row = figures.find((one) => one.month === month);
        return (
          <Month key={month}>
            <MonthName level={3} size="title">
              {name}
            </MonthName>
            <table role="grid" aria-label={texts.grid(name)}>
              <GridHead weeks month={month} narrow />
              <tbody>
                {rowsOf([house], month).map(({ days }, week) => (
                  <tr key={week}>
                    {days.map((day, gap) => {
                      if (day === undefined) return <td key={`gap ${gap}`} />;
                      const state = stateOf({ house, taken: taken ?? [], today }, day);
                      const why = state.taken?.why;
                      const label = [
                        day === today && texts.cell.today,
                        dayInWords(day),
                        taken && nightInWords(state, isStaff),
                      ];
                      return (
                        <td key={day} role="gridcell">
                          <Day
                            type="button"
                            data-day={day}
                            data-why={why}
                            data-closed={state.closed}
                            data-today={day === today ? '' : undefined}
                            aria-label={label.filter(Boolean).join(', ')}
                            tabIndex={day === current ? 0 : -1}
                            onFocus={() => setAt(day)}
                            onClick={() =>
                              void navigate(`${paths.calendar}?house=${house.id}&month=${writeMonth(month)}`)
                            }
                          >
                            {Number(day.slice(8))}
                          </Day>
                          {why && <small aria-hidden="true">{texts.letters[why]}</small>}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
            <Text $size="xs" $muted>
              {row
                ? texts.figures(
                    row.booked,
                    row.nights,
                    row.blocked,
                    formatMoney(row.revenueCents / 100, locale),
                  )
                : '\u00a0'}
            </Text>
          </Month>
        );
      })}
      <VisuallyHidden>{texts.year.keys}</VisuallyHidden>
    </Year>
  );
}
