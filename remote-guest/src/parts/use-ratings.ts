import { useReadable } from '@marisma/area-kit/shell';
import { useGuest } from '../frame/guest-context';
import type { Booking, Rating } from '../lib/booking';

/** The guest's ratings; a rating given in this browser replaces the sample's rating. */
export function useRatings() {
  const { ratings } = useGuest().store;
  const given = useReadable(ratings);
  return {
    ratingOf: ({ id, rating }: Booking): Rating | undefined => {
      const own = given[id];
      return own === undefined ? rating : (own ?? undefined);
    },
    rate: ({ id }: Booking, rating: Rating | null) => ratings.update((all) => ({ ...all, [id]: rating })),
  };
}
