import type { PlainDate } from '@marisma/area-kit/format';
import { holds, rowAt } from '@marisma/area-kit/night-grid';
import type { House } from '../lib/houses';
import type { TakenRow } from './queries';

/** What a night is: free, taken, or why it cannot be chosen. */
export interface NightState {
  taken?: TakenRow;
  /** `stay`: only the house moves guests. */
  closed?: 'past' | 'notYours' | 'stay';
}

/** Why nights are taken. `own`: blocked by the person who looks; `closed`: by somebody else. */
export const whyOf = ({ kind, is_own }: TakenRow) =>
  kind === 'block' ? (is_own ? 'own' : 'closed') : kind === 'gap' ? 'closed' : kind;

/** What a night of a house is, for the person who looks. */
export function stateOf(
  { house, taken, today }: { house: House; taken: readonly TakenRow[]; today: PlainDate },
  day: PlainDate,
): NightState {
  if (house.owned && !house.owned.some((span) => holds(span, day))) return { closed: 'notYours' };
  const found = rowAt(
    taken.filter((row) => row.property_id === house.id),
    day,
  );
  if (day < today) return { taken: found, closed: 'past' };
  return { taken: found, closed: found && found.kind !== 'block' ? 'stay' : undefined };
}
