// In the house's time, in which months begin and end.
const today = new Date(
  `${new Date().toLocaleDateString('en-CA', { timeZone: 'America/Mexico_City' })}T00:00Z`,
);

/** A day of the month so many months ago, where the houses are. */
export const monthsAgo = (months: number, dayOfMonth: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, dayOfMonth))
    .toISOString()
    .slice(0, 10);

export const TODAY = today.toISOString().slice(0, 10);
export const LAST = monthsAgo(1, 1);
export const THIS = monthsAgo(0, 1);
