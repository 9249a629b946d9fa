/** Hours of a weekday, 1 is Monday; 'HH:MM', until '24:00'. */
export interface OpenInterval {
  weekday: number;
  opens: string;
  closes: string;
}

const from = (weekdays: readonly number[], opens: string, closes: string): OpenInterval[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

/**
 * The office's hours of the specification, with which the database begins; staff change them at /desk/hours. Pages show
 * these until they have asked for the current ones.
 */
export const usualHours: readonly OpenInterval[] = [
  ...from([1, 2, 3, 4, 5], '08:00', '20:00'),
  ...from([6, 7], '09:00', '18:00'),
];
