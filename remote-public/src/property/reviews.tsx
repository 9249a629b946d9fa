import type { Answer } from '@marisma/area-kit/data';
import { isSampleHouse, ratingOf, type SampleHouseId } from '@marisma/area-kit/samples';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Stack, Stars, Text } from '@marisma/area-kit/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { shownStars } from '../content/house-reviews';
import type { Property } from '../content/properties';
import { whenNear } from '../parts/when-near';
import { t } from '../texts';
import { DetailSection } from './detail-section';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(10)};
  margin-block: ${space(8)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Quote = styled.blockquote`
  margin-block: ${space(3)} ${space(4)};
  font-family: ${token.font.display};
  font-size: ${token.size.xl};
  font-style: italic;
  line-height: 1.4;
  text-wrap: pretty;
`;

type Live = Answer<'house_reviews'>;

/** The reviews that guests wrote of a house: none until it is asked, when the section comes near the window. */
function useLiveReviews(property_id: string, frame: RefObject<Element | null>): readonly Live[] {
  const { supabase } = useShell();
  const [live, setLive] = useState<readonly Live[]>([]);
  useEffect(() => {
    if (!frame.current) return undefined;
    let left = false;
    const load = async () => {
      try {
        const [{ read }, client] = await Promise.all([import('@marisma/area-kit/data'), supabase()]);
        const rows = await read(client.rpc('house_reviews', { property_id }));
        if (!left) setLive(rows ?? []);
      } catch {
        // The page stays as it is.
      }
    };
    const cancel = whenNear(frame.current, () => void load());
    return () => {
      left = true;
      cancel();
    };
  }, [frame, property_id, supabase]);
  return live;
}

interface ReviewsProps {
  property: Property;
  /** Whether samples stand here as long as no guest has written. */
  samples: boolean;
}

/** What guests say of a house; in a demo, samples as long as there is nothing. */
export default function Reviews({ property: { id }, samples }: ReviewsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const live = useLiveReviews(id, frame);
  return (
    <div ref={frame}>
      {live.length > 0 ? (
        <LiveReviews reviews={live} />
      ) : (
        samples && isSampleHouse(id) && <SampleReviews id={id} />
      )}
    </div>
  );
}

/** What guests wrote, the latest stay first, with the office's answers. */
function LiveReviews({ reviews }: { reviews: readonly Live[] }) {
  const { title, count, guest, answer } = t.houseReviews;
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  return (
    <DetailSection title={title}>
      <Rated average={Math.round(10 * average) / 10} words={count(reviews.length)} />
      <List>
        {reviews.map(({ first_name, month, stars, words, locale, answer: said }, index) => (
          <li key={index}>
            <figure>
              <Stars rating={stars} />
              {words && <Quote lang={locale}>{words}</Quote>}
              <figcaption>
                <Text as="span" $size="sm" $strong>
                  {first_name ?? guest}
                </Text>{' '}
                <Text as="span" $size="sm" $muted>
                  {monthInWords(month)}
                </Text>
              </figcaption>
              {said && (
                <Text $size="sm" $muted>
                  {answer} {said}
                </Text>
              )}
            </figure>
          </li>
        ))}
      </List>
    </DetailSection>
  );
}

const monthInWords = (day: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

const Rated = ({ average, words }: { average: number; words: string }) => (
  <Stack $row $gap={3}>
    <Stars rating={average} />
    <Text as="span" $muted>
      {words}
    </Text>
  </Stack>
);

/** How sample guests rate a house, by how many of them, and what the latest two say. */
function SampleReviews({ id }: { id: SampleHouseId }) {
  const { title, count, note, of } = t.houseReviews;
  const { average, reviews } = ratingOf(id);
  return (
    <DetailSection title={title}>
      <Rated average={average} words={count(reviews)} />
      <List>
        {([0, 1] as const)
          .map((place) => ({ ...of[id][place], stars: shownStars[id][place] }))
          .map(({ name, location, text, stars }) => (
            <li key={name}>
              <figure>
                <Stars rating={stars} />
                <Quote>{text}</Quote>
                <figcaption>
                  <Text as="span" $size="sm" $strong>
                    {name}
                  </Text>{' '}
                  <Text as="span" $size="sm" $muted>
                    {location}
                  </Text>
                </figcaption>
              </figure>
            </li>
          ))}
      </List>
      <Text $size="sm" $muted>
        {note}
      </Text>
    </DetailSection>
  );
}
