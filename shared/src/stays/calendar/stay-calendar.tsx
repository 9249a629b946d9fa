import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { formatDate, fromLocalDate, toLocalDate, type PlainDate } from '../../format';
import { breakpoint } from '../../theme';
import { stays as texts } from '../../texts/en/stays';
import { ui } from '../../texts/en/ui';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/layout';
import { useMediaQuery } from '../../ui/use-media-query';
import { formatCents } from '../format-cents';
import type { StayDays } from '../stay-days';
import type { MoreNights } from '../use-nights';
import { DayStates, StayDayButton } from './day-button';
import { choosesDeparture, describeDay, stateOf, type ChosenDays } from './describe-day';
import { About, More, Prompt, StayFrame } from './stay-calendar.styles';

export type { ChosenDays } from './describe-day';

export type StayCalendarProps = {
  days: StayDays;
  chosen: ChosenDays;
  onChoose: (chosen: ChosenDays) => void;
  /** Puts the focus on the day that is chosen next; for a calendar that has just been opened. */
  focusOnOpen?: boolean;
  /** The nights after the last one shown: loaded when the visitor pages there. */
  more?: { state: MoreNights; load: () => void };
};

const words = texts.calendar;
const weekday = (style: 'short' | 'long') => {
  const named = new Intl.DateTimeFormat(ui.locale, { weekday: style });
  return (date: Date) => named.format(date);
};
const formatters = {
  formatCaption: (date: Date) => formatDate(fromLocalDate(date), ui.locale, 'month'),
  formatWeekdayName: weekday('short'),
  formatDay: (date: Date) => String(date.getDate()),
};
const fullDay = new Intl.DateTimeFormat(ui.locale, {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
/** What has the focus when the calendar opens, the first that there is: the arrival, an open day, any day. */
const OPENS_ON = [
  '.rdp-selected button',
  '.rdp-day_button:not([aria-disabled])',
  '.rdp-day_button[tabindex="0"]',
];
/** Counts months, whatever the year. */
const monthOf = (date = new Date(0)): number => date.getFullYear() * 12 + date.getMonth();
const components = { DayButton: StayDayButton };

/**
 * Chooses arrival and departure from the nights of a house: two months side by side from 768 px, one below. Every open
 * day carries its price, or as a departure the total; every closed day says why. Keys as in ARIA APG 'Date Picker
 * Dialog'.
 */
export function StayCalendar({ days, chosen, onChoose, focusOnOpen = false, more }: StayCalendarProps) {
  const { checkIn, checkOut } = chosen;
  const twoMonths = useMediaQuery(`(min-width: ${breakpoint.tablet}px)`);
  const [pointed, setPointed] = useState<PlainDate>();
  const [refused, setRefused] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const state = useCallback((day: PlainDate) => stateOf(days, chosen, day), [chosen, days]);

  useEffect(() => {
    if (!focusOnOpen) return;
    const day = OPENS_ON.map((each) => frame.current?.querySelector<HTMLElement>(each)).find(Boolean);
    day?.focus();
  }, [focusOnOpen]);

  const [month, setMonth] = useState(() => toLocalDate(checkIn ?? days.today));
  const lastMonth = toLocalDate(days.last);
  const shows = (last: PlainDate) => monthOf(toLocalDate(last)) - monthOf(month) <= (twoMonths ? 1 : 0);
  const atEnd = shows(days.last);
  const loadMore = useEffectEvent(() => more?.load());
  const wantsMore = atEnd && more?.state === 'ready';
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore]);

  const leaving = choosesDeparture(chosen);
  const end = checkOut ?? (leaving && pointed && !state(pointed).closed ? pointed : undefined);
  const is = (day: PlainDate | undefined) => (date: Date) => fromLocalDate(date) === day;

  const press = (day: PlainDate) => {
    const use = leaving ? state(day) : days.arrival(day);
    setPointed(day);
    setRefused(use.closed ? describeDay(use) : '');
    if (use.closed) return;
    if (!leaving) onChoose({ checkIn: day });
    else onChoose(day === checkIn ? {} : { checkIn, checkOut: day });
  };

  const total = checkIn && checkOut ? days.departure(checkIn, checkOut) : undefined;
  const prompt = leaving
    ? words.chooseDeparture((checkIn && days.arrival(checkIn).minNights) || 1)
    : total?.nights
      ? words.chosen(total.nights, total.cents === undefined ? '' : formatCents(total.cents))
      : words.chooseArrival;
  const about = (day: PlainDate): string => {
    if (day === checkIn) return words.arrivalDay;
    return day === checkOut ? words.departureDay : describeDay(state(day));
  };
  const label = (date: Date): string => {
    const day = fromLocalDate(date);
    return [day === days.today && ui.today, fullDay.format(date), about(day)].filter(Boolean).join(', ');
  };

  return (
    <StayFrame ref={frame} role="group" aria-label={words.label}>
      <Prompt role="status">{prompt}</Prompt>
      <VisuallyHidden role="status">{refused}</VisuallyHidden>
      <DayStates value={state}>
        <DayPicker
          numberOfMonths={twoMonths ? 2 : 1}
          showOutsideDays={false}
          weekStartsOn={0}
          month={month}
          onMonthChange={setMonth}
          today={toLocalDate(days.today)}
          startMonth={toLocalDate(days.today)}
          endMonth={lastMonth}
          onDayClick={(date) => press(fromLocalDate(date))}
          onDayMouseEnter={(date) => setPointed(fromLocalDate(date))}
          onDayFocus={(date) => setPointed(fromLocalDate(date))}
          modifiers={{
            selected: (date) => is(checkIn)(date) || is(checkOut)(date),
            departure: is(checkOut),
            alone: (date) => is(checkIn)(date) && !end,
            within: (date) => {
              const day = fromLocalDate(date);
              return Boolean(checkIn && end && day > checkIn && day < end);
            },
          }}
          modifiersClassNames={{ departure: 'rdp-departure', alone: 'rdp-alone', within: 'rdp-within' }}
          components={components}
          formatters={formatters}
          labels={{
            labelGrid: formatters.formatCaption,
            labelWeekday: weekday('long'),
            labelPrevious: () => ui.previousMonth,
            labelNext: () => ui.nextMonth,
            labelDayButton: label,
          }}
        />
      </DayStates>
      <More role="status">
        {atEnd && more?.state === 'loading' && words.loadingMore}
        {(!more || more.state === 'none') &&
          shows(days.lastArrival) &&
          words.end(formatDate(days.lastArrival, ui.locale))}
        {atEnd && more?.state === 'failed' && (
          <>
            {words.moreFailed}{' '}
            <Button size="sm" variant="quiet" onClick={more.load}>
              {words.tryAgain}
            </Button>
          </>
        )}
      </More>
      {/* Read with each day's own label, and announced when a closed day is pressed. */}
      <About aria-hidden="true">
        <p>{pointed ? `${formatDate(pointed, ui.locale)}: ${about(pointed)}` : '\u00a0'}</p>
        {days.priced && <p>{leaving ? words.perStay : words.perNight}</p>}
      </About>
    </StayFrame>
  );
}
