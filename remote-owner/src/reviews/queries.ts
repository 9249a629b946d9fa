import { read } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';

/** What guests wrote of the houses that the signed-in person may see, the latest first. */
export const useReviews = () =>
  useRead(
    'reading the reviews',
    ['reviews'],
    (client, signal) =>
      read(
        client
          .from('reviews')
          .select(
            'reservation_id, property_id, stars, words, locale, shown_at, answer, reservations(code, check_in, check_out)',
          )
          .order('written_at', { ascending: false })
          .limit(200),
        signal,
      ),
    { staleTime: 60_000 },
  );
