import { useReadable } from '@marisma/area-kit/shell';
import { useGuestStore, type Rating } from '../frame/guest-store';
import type { Stay } from './own';

/** The guest's ratings; one from this browser replaces the sample's rating. */
export function useRatings() {
  const { ratings } = useGuestStore();
  const own = useReadable(ratings);
  return {
    ratingOf: ({ code, sample }: Stay): Rating | undefined =>
      (code in own ? own[code] : sample?.rating) ?? undefined,
    rate: ({ code }: Stay, rating: Rating | null) => ratings.update((all) => ({ ...all, [code]: rating })),
  };
}
