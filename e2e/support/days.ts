const DAY = 86_400_000;

/** The date so many days after a day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The date in so many days. */
export const inDays = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);

/** A date as a page in English writes it in full. */
export const longDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A week: what is asked for in a house. */
export interface Week {
  check_in: string;
  check_out: string;
}

/**
 * Tries one week after the other, from so many days on: nights may be taken by another test, or be in a season with days
 * of arrival.
 * @throws the refusal of the last of them
 */
export async function inFreeWeek<T>(from: number, attempt: (week: Week) => Promise<T>): Promise<T> {
  for (let start = from; ; start += 1) {
    try {
      return await attempt({ check_in: inDays(start), check_out: inDays(start + 7) });
    } catch (refusal) {
      if (start === from + 110) throw refusal;
    }
  }
}
