import { useReadable } from '@marisma/area-kit/shell';
import { useGuest } from '../frame/guest';
import type { Rating } from '../frame/guest-store';
import type { Stay } from './own';

/** The guest's ratings; a rating given in this browser replaces the sample's rating. */
export function useRatings() {
  const { ratings } = useGuest().store;
  const given = useReadable(ratings);
  return {
    ratingOf: ({ code, sample }: Stay): Rating | undefined =>
      (code in given ? given[code] : sample?.rating) ?? undefined,
    rate: ({ code }: Stay, rating: Rating | null) => ratings.update((all) => ({ ...all, [code]: rating })),
  };
}
