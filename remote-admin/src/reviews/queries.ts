import { change, read } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';

const REVIEWS = ['reviews'];

/** What guests wrote, those that nobody has shown first, then the latest. */
export const useReviews = () =>
  useRead(
    'reading the reviews',
    REVIEWS,
    (client, signal) =>
      read(
        client
          .from('reviews')
          .select(
            'reservation_id, stars, words, locale, written_at, version, shown_at, answer, properties(name), reservations(code, check_in, check_out, reservation_contacts(name))',
          )
          .order('shown_at', { ascending: false, nullsFirst: true })
          .order('written_at', { ascending: false })
          .limit(200),
        signal,
      ),
    { staleTime: 5_000, refetchInterval: 60_000 },
  );

export type Review = NonNullable<ReturnType<typeof useReviews>['data']>[number];

const target = ({ reservation_id, version }: Review) => ({ reservation_id, expected_version: version });

/** Shows a review to everyone, or hides it. */
export const useShow = (review: Review) =>
  useChange(
    (client, shown: boolean) => change(client.rpc(shown ? 'show_review' : 'hide_review', target(review))),
    REVIEWS,
  );

/** Replaces the house's answer. */
export const useAnswer = (review: Review) =>
  useChange(
    (client, answer: string) => change(client.rpc('answer_review', { answer, ...target(review) })),
    REVIEWS,
  );
