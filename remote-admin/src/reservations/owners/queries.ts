import { readOne, type Answer, type Ownership } from '@marisma/area-kit/data';
import { addDays } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import { formatDay } from '../../lib/format';
import { owners as texts } from '../../texts/en/owners';

export const OWNERS = ['house owners'];

export type Owners = Answer<'house_owners'>;
export type OwnedHouse = Owners['houses'][number];

/** Whose each house is, was and will be, and the accounts that can own one. */
export const useOwners = () =>
  useRead('reading the owners of the houses', OWNERS, (client, signal) =>
    readOne(client.rpc('house_owners'), signal),
  );

/** An owner by name; a deleted account has none. */
export const nameOf = ({ owner }: Ownership): string => owner ?? texts.deleted;

/** From and until which day a house is an owner's. */
export function daysOf({ from_day, to_day }: Ownership): string {
  return [from_day && texts.from(formatDay(from_day)), to_day && texts.until(formatDay(addDays(to_day, -1)))]
    .filter(Boolean)
    .join(' ');
}
