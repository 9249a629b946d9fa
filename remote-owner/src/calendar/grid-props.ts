import type { PlainDate } from '@marisma/area-kit/format';
import type { House } from '../lib/read-houses.data';
import type { Taken } from '../lib/read-nights.data';
import type { Selection } from './use-selection';

/** What the grid of a month and each of its nights needs. */
export interface MonthGridProps {
  houses: readonly House[];
  month: PlainDate;
  today: PlainDate;
  taken: readonly Taken[];
  isStaff: boolean;
  selection: Selection;
  onMonth: (month: PlainDate) => void;
  /** A choice is complete; `byKey` when the keyboard made it. */
  onChosen: (byKey: boolean) => void;
}
