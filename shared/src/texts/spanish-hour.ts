/** A time of day with its Spanish article, of which there are two: 'la 1:20 p.m.', 'las 4:20 p.m.' */
export const spanishHour = (time: string): string => `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`;
