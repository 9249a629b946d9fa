import { change, read } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';

const REVIEWS = ['reviews'];

/** What guests wrote, those that nobody has shown first, then the latest. */
export const useReviews = () =>
  useRead(
    'reading the reviews',
    REVIEWS,
    async (client, signal) => {
      const reviews = await read(
        client
          .from('reviews')
          .select(
            'reservation_id, stars, words, locale, written_at, version, shown_at, answer, properties(name), reservations(code, check_in, check_out)',
          )
          .order('shown_at', { ascending: false, nullsFirst: true })
          .order('written_at', { ascending: false })
          .limit(100),
        signal,
      );
      // A read of its own: the data service embeds one level of tables.
      const contacts = await read(
        client
          .from('reservation_contacts')
          .select('reservation_id, name')
          .in(
            'reservation_id',
            reviews.map(({ reservation_id }) => reservation_id),
          ),
        signal,
      );
      const names = new Map(contacts.map(({ reservation_id, name }) => [reservation_id, name]));
      return reviews.map((review) => ({ ...review, guest: names.get(review.reservation_id) }));
    },
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

/** Replaces the company's answer. */
export const useAnswer = (review: Review) =>
  useChange(
    (client, answer: string) => change(client.rpc('answer_review', { answer, ...target(review) })),
    REVIEWS,
  );
