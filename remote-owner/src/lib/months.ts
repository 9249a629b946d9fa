import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { monthAfter } from '@marisma/area-kit/night-grid';

/** The month in an address, '2026-12'; the month of `today` for anything else. */
export function readMonth(text: string | null, today: PlainDate): PlainDate {
  const day = `${text ?? ''}-01`;
  return parsePlainDate(day) && day >= '2000-01-01' && day < '2100-01-01' ? day : monthAfter(today);
}

/** As the address has it: '2026-12'. */
export const writeMonth = (day: PlainDate): string => day.slice(0, 7);
