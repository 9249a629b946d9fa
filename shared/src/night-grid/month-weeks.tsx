import { Fragment, type ReactNode } from 'react';
import type { PlainDate } from '../format';
import { intlLocale } from '../texts/document-locale';
import { VisuallyHidden } from '../ui/layout';
import { monthAfter, WEEK, weeksOf } from './nights';

export const weekdayName = (day: PlainDate, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(intlLocale(), { weekday: style, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The head of a column: the first letters of its weekday for eyes, and the whole name. */
export const DayHead = ({ day, letters, name }: { day: PlainDate; letters: number; name: string }) => (
  <th scope="col">
    <span aria-hidden="true">{weekdayName(day, 'short').slice(0, letters)}</span>
    <VisuallyHidden>{name}</VisuallyHidden>
  </th>
);

interface MonthWeeksProps {
  /** Its first day. */
  month: PlainDate;
  /** Letters of the weekdays' names; undefined where screen readers need no heads, and eyes the usual short names. */
  letters?: number;
  /** Draws the cell of a night. */
  night: (day: PlainDate) => ReactNode;
  /** Draws the cell of a day of another month; by default an empty one. */
  outside?: (day: PlainDate) => ReactNode;
}

/** Head and body of a table with the weeks of a month. */
export function MonthWeeks({ month, letters, night, outside = () => <td /> }: MonthWeeksProps) {
  return (
    <>
      <thead aria-hidden={letters === undefined || undefined}>
        <tr>
          {WEEK.map((day) =>
            letters === undefined ? (
              <th key={day} scope="col">
                {weekdayName(day, 'short')}
              </th>
            ) : (
              <DayHead key={day} day={day} letters={letters} name={weekdayName(day, 'long')} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((days, week) => (
          <tr key={week}>
            {days.map((day) => (
              <Fragment key={day}>{monthAfter(day) === month ? night(day) : outside(day)}</Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
