import { useEffect, useState } from 'react';
import { HOUSE_ZONE, nightsBetween, now as currentTime, withoutDayComma, type PlainDate } from '../format';
import { replyClock, type ReplyClockWords } from '../texts/en/reply-clock';

// Import this file through `withReplyTexts`, which loads the texts first.

/** Until when the office answers, in sentences. */
export interface AnswerDueWords {
  /** 'We answer by 4:20 PM today.' By the house's clock, which is named where the visitor's is another. */
  promise: string;
  /** The same moment by the visitor's clock, where it is another. */
  here?: string;
}

interface Options {
  /** For tests: the words of another language than the document's. */
  words?: ReplyClockWords;
  /** For tests: another time zone than the visitor's. */
  zone?: string;
}

/** The day in a time zone; en-CA writes days as ISO 8601 does. */
const dayIn = (moment: Date, timeZone?: string): PlainDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);

const dayWords = (day: PlainDate, locale: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00Z`));

/** A moment as a clock on the wall of a time zone shows it: '4:20 PM today', '9:00 AM on Monday'. */
function describeMoment(moment: Date, now: Date, words: ReplyClockWords, timeZone?: string): string {
  const { locale, when } = words;
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const time = clock.format(moment);
  const day = dayIn(moment, timeZone);
  const away = nightsBetween(dayIn(now, timeZone), day);
  if (away === 0) return when.today(time);
  if (away === 1) return when.tomorrow(time);
  // Within the week ahead the name of the day is clear.
  const style: Intl.DateTimeFormatOptions = away < 7 ? {} : { month: 'long', day: 'numeric' };
  return when.onDay(time, withoutDayComma(dayWords(day, locale, { weekday: 'long', ...style })));
}

/**
 * Until when the office answers, in the document's language: by its own clock, and by the visitor's where that shows
 * another time or day.
 * @param due from `loadAnswerDue`
 * @param now what 'today' is counted from
 */
export function describeAnswerDue(
  due: Date,
  now: Date,
  { words = replyClock, zone }: Options = {},
): AnswerDueWords {
  const there = describeMoment(due, now, words, HOUSE_ZONE);
  const here = describeMoment(due, now, words, zone);
  return here === there
    ? { promise: words.answerBy(there) }
    : { promise: words.answerByHouseTime(there), here: words.whereYouAre(here) };
}

const TICK_MS = 30_000;

/** Until when the office answers, in one or two sentences that are gone once the time is past. */
export function AnswerDue({ due }: { due: Date }) {
  const [moment, setMoment] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setMoment(currentTime()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (due < moment) return null;
  const { promise, here } = describeAnswerDue(due, moment);
  return (
    <>
      {promise} {here}
    </>
  );
}
