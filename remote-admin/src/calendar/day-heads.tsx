import { nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import type { Nights } from './calendar.data';
import { daysIn, type Length } from './period';
import { Head, Name, Row } from './timeline.styles';
import { dayInWords } from './words';

interface DayHeadsProps {
  period: Nights;
  /** The days that are drawn. */
  shown: Nights;
  today: PlainDate;
  days: Length;
}

/** The heads of the nights; the month is said with its first day, and today in words. */
export function DayHeads({ period, shown, today, days }: DayHeadsProps) {
  const locale = intlLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: days === 14 ? 'short' : 'narrow',
    timeZone: 'UTC',
  });
  return (
    <Row role="row" aria-rowindex={1} $days={days}>
      <Name role="columnheader" aria-colindex={1}>
        {texts.house}
      </Name>
      {daysIn(shown).map((day) => {
        const at = new Date(`${day}T00:00:00Z`);
        const column = nightsBetween(period.from, day) + 2;
        const begins = day === period.from || day.endsWith('-01');
        return (
          <Head
            key={day}
            role="columnheader"
            aria-colindex={column}
            data-month={begins ? '' : undefined}
            data-today={day === today ? '' : undefined}
            style={{ gridRow: 1, gridColumn: column }}
          >
            <VisuallyHidden>
              {day === today && `${texts.cell.isToday}, `}
              {dayInWords(day)}
            </VisuallyHidden>
            <small aria-hidden="true">{begins ? month.format(at) : weekday.format(at)}</small>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
          </Head>
        );
      })}
    </Row>
  );
}
