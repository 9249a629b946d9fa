import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate, formatNumber, type PlainDate } from '../../format';
import { minDate, maxDate, monthAfter } from '../../night-grid';
import { breakpoint } from '../../theme';
import { stays as texts } from '../../texts/en/stays';
import { ui } from '../../texts/en/ui';
import { Button } from '../../ui/button';
import { MonthPicker } from '../../ui/date-field/month-picker';
import { VisuallyHidden } from '../../ui/layout';
import { useMediaQuery } from '../../ui/use-media-query';
import { formatCents } from '../format-cents';
import type { DayState, StayDays } from '../stay-days';
import type { MoreNights } from '../use-nights';
import { About, More, Prompt, StayFrame } from './stay-calendar.styles';

/** The chosen days; a departure only with an arrival. */
export interface ChosenDays {
  checkIn?: PlainDate;
  checkOut?: PlainDate;
}

/** Whether the next press chooses the departure. */
const choosesDeparture = ({ checkIn, checkOut }: ChosenDays): boolean =>
  checkIn !== undefined && checkOut === undefined;

/**
 * A day as a press would use it, and the chosen days as what they are: a second press on the arrival alone takes it
 * back.
 */
function stateOf(days: StayDays, chosen: ChosenDays, day: PlainDate): DayState {
  const { checkIn, checkOut } = chosen;
  if (checkIn === undefined || (checkOut !== undefined && day !== checkOut)) return days.arrival(day);
  return day === checkIn ? {} : days.departure(checkIn, day);
}

const money = (cents: number | undefined): string => (cents === undefined ? '' : formatCents(cents));

/** What a screen reader reads after the date, and what stands below the calendar. */
function describeDay({ closed, minNights = 1, cents, nights }: DayState): string {
  const { closed: reasons, arrive, leave } = texts.calendar;
  if (closed) return reasons[closed](minNights);
  if (nights !== undefined) return leave(nights, money(cents));
  return cents === undefined ? '' : arrive(money(cents), minNights);
}

/** The amount in a day's cell; no currency, and from 100,000 on thousands: a phone's cell holds no more. */
function amountInCell({ closed, cents }: DayState): string {
  if (closed || cents === undefined) return '';
  const dollars = Math.round(cents / 100);
  return dollars < 100_000 ? formatNumber(dollars, ui.locale) : `${Math.round(dollars / 1000)}k`;
}

export type StayCalendarProps = {
  days: StayDays;
  chosen: ChosenDays;
  onChoose: (chosen: ChosenDays) => void;
  /** What the chosen stay costs in all, in words; the calendar itself knows the price of the nights alone. */
  total?: string;
  /** The nights after the last one shown: loaded when the visitor pages there. */
  more?: { state: MoreNights; load: () => void };
};

const words = texts.calendar;
/** What has the focus when the calendar opens, the first that there is: the arrival, an open day, any day. */
const OPENS_ON = ['[aria-selected] > button', 'td > button:not([aria-disabled])', 'td > [tabindex="0"]'];

/**
 * Chooses arrival and departure from the nights of a house: two months side by side from 768 px, one below. Every open
 * day carries its price, or as a departure the total; every closed day says why.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { days, chosen, onChoose, more } = props;
  const { checkIn, checkOut } = chosen;
  const months = useMediaQuery(`(min-width: ${breakpoint.tablet}px)`) ? 2 : 1;
  const [pointed, setPointed] = useState<PlainDate>();
  const [refused, setRefused] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const state = (day: PlainDate) => stateOf(days, chosen, day);

  useEffect(() => {
    const day = OPENS_ON.map((each) => frame.current?.querySelector<HTMLElement>(each)).find(Boolean);
    day?.focus();
  }, []);

  const [wanted, setMonth] = useState(() => monthAfter(checkIn ?? days.today));
  // The last month that is known stands on the right.
  const month = maxDate(monthAfter(days.today), minDate(wanted, monthAfter(days.last, 1 - months)));
  const shows = (last: PlainDate) => last < monthAfter(month, months);
  const atEnd = shows(days.last);
  const loadMore = useEffectEvent(() => more?.load());
  const wantsMore = atEnd && more?.state === 'ready';
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore]);

  const leaving = choosesDeparture(chosen);
  const end = checkOut ?? (leaving && pointed && !state(pointed).closed ? pointed : undefined);
  /** The part of the band from arrival to departure. */
  const bandOf = (day: PlainDate) => {
    if (day === checkIn) return end ? 'arrival' : 'alone';
    if (day === checkOut) return 'departure';
    return checkIn && end && day > checkIn && day < end ? 'within' : undefined;
  };

  const press = (day: PlainDate) => {
    const use = leaving ? state(day) : days.arrival(day);
    setPointed(day);
    setRefused(use.closed ? describeDay(use) : '');
    if (use.closed) return;
    if (!leaving) onChoose({ checkIn: day });
    else onChoose(day === checkIn ? {} : { checkIn, checkOut: day });
  };

  const stay = checkIn && checkOut ? days.departure(checkIn, checkOut) : undefined;
  const ofNights = stay?.cents === undefined ? '' : words.ofNights(formatCents(stay.cents));
  const prompt = leaving
    ? words.chooseDeparture((checkIn && days.arrival(checkIn).minNights) || 1)
    : stay?.nights
      ? words.chosen(stay.nights, props.total ?? ofNights)
      : words.chooseArrival;
  const about = (day: PlainDate): string => {
    if (day === checkIn) return words.arrivalDay;
    return day === checkOut ? words.departureDay : describeDay(state(day));
  };
  const label = (day: PlainDate): string =>
    [day === days.today && ui.today, formatDate(day, ui.locale, 'full'), about(day)]
      .filter(Boolean)
      .join(', ');

  return (
    <StayFrame ref={frame} role="group" aria-label={words.label}>
      <Prompt role="status">{prompt}</Prompt>
      <VisuallyHidden role="status">{refused}</VisuallyHidden>
      <MonthPicker
        month={month}
        onMonth={setMonth}
        months={months}
        min={days.today}
        max={days.last}
        start={[days.today]}
        outside={(day) => <td data-band={bandOf(day)} />}
        day={(day, { onFocus, ...button }) => {
          const use = state(day);
          return (
            <td
              role="gridcell"
              aria-selected={day === checkIn || day === checkOut || undefined}
              data-today={day === days.today ? '' : undefined}
              data-band={bandOf(day)}
            >
              {/* A closed day takes the focus, so that a keyboard and a screen reader reach the reason. */}
              <button
                type="button"
                {...button}
                aria-disabled={use.closed ? true : undefined}
                data-closed={use.closed}
                aria-label={label(day)}
                onClick={() => press(day)}
                onMouseEnter={() => setPointed(day)}
                onFocus={() => {
                  onFocus();
                  setPointed(day);
                }}
              >
                <span>{Number(day.slice(8))}</span>
              </button>
              {/* Outside the button: its name begins with the date, and would not contain '26 6,000' (WCAG 2.5.3). */}
              {/* What the chosen stay costs stands above; the note below is about single nights again. */}
              <small aria-hidden="true">{day === checkOut ? '' : amountInCell(use)}</small>
            </td>
          );
        }}
      />
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
        {days.hasPrices && <p>{leaving ? words.perStay : words.perNight}</p>}
      </About>
    </StayFrame>
  );
}
