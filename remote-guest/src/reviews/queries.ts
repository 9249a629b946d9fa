import { change, read, type Tables } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { documentLocale } from '@marisma/area-kit/texts';
import type { Stay } from '../parts/own';

/** The guest's own reviews: changes read them again. */
const REVIEWS = ['reviews'];

/** A review that the guest has written. */
export type Review = Pick<
  Tables<'reviews'>,
  'reservation_id' | 'stars' | 'words' | 'version' | 'shown_at' | 'answer'
>;

/** The reviews of these stays. */
export function useReviews(stays: readonly Stay[]) {
  const ids = stays.map(({ id }) => id).sort();
  return useRead(
    'reading reviews',
    [...REVIEWS, ids],
    (client, signal) =>
      read(
        client
          .from('reviews')
          .select('reservation_id, stars, words, version, shown_at, answer')
          .in('reservation_id', ids),
        signal,
      ),
    { enabled: ids.length > 0, staleTime: 5_000 },
  );
}

/** Writes or changes a review; nobody else may have changed it since `expected_version`. */
export const useWriteReview = (reservation_id: string) =>
  useChange(
    (client, review: { stars: number; words: string; expected_version: number }) =>
      change(client.rpc('write_review', { reservation_id, locale: documentLocale(), ...review })),
    REVIEWS,
  );
