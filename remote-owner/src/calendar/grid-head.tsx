import { addDays, formatDate, toLocalDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import { daysIn, monthSpan } from '../lib/months';
import { t } from '../texts';

/** A Sunday; the weeks of the grid begin with one. */
const SUNDAY = '2026-11-01';

const weekday = (day: PlainDate, style: 'short' | 'long'): string => {
  const date = toLocalDate(day);
  return date ? new Intl.DateTimeFormat(intlLocale(), { weekday: style }).format(date) : '';
};

interface GridHeadProps {
  weeks: boolean;
  month: PlainDate;
  /** There is room for one letter. */
  narrow?: boolean;
}

/** The heads of the grid's columns: days of the week, or days of the month. */
export function GridHead({ weeks, month, narrow = false }: GridHeadProps) {
  const days = weeks
    ? Array.from({ length: 7 }, (_, place) => addDays(SUNDAY, place))
    : daysIn(monthSpan(month));
  return (
    <thead>
      <tr>
        {!weeks && (
          <th scope="col" data-corner="">
            <VisuallyHidden>{t.calendar.house}</VisuallyHidden>
          </th>
        )}
        {days.map((day) => (
          <th key={day} scope="col">
            <span aria-hidden="true">{weekday(day, 'short').slice(0, narrow ? 1 : weeks ? 3 : 2)}</span>
            <VisuallyHidden>
              {weeks ? weekday(day, 'long') : formatDate(day, intlLocale(), 'full')}
            </VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}
