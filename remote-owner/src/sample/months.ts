import type { PlainDate } from '@marisma/area-kit/format';
import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';
import { monthsUntil, type Sales } from '@marisma/area-kit/samples';
import type { MonthFigures } from '../lib/dashboard';
import { ownHouses } from './properties';

const UPKEEP_PER_NIGHT = 85;

/** The last twelve months of the owner's homes, oldest first, the running one last. */
export const ownMonths = (today: PlainDate): MonthFigures[] => monthsUntil(today, ownHouses);

/** What is left for the owner of a month, and what is taken off before. */
export function settle({ revenue, nights }: Pick<Sales, 'revenue' | 'nights'>) {
  const commission = (revenue * COMMISSION_PERCENT) / 100;
  const upkeep = nights * UPKEEP_PER_NIGHT;
  return { commission, upkeep, payout: revenue - commission - upkeep };
}
