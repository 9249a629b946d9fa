import type { Answer } from '@marisma/area-kit/data';
import { isSampleHouse, ratingOf, type SampleHouseId } from '@marisma/area-kit/samples';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Stack, Stars, Text } from '@marisma/area-kit/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { shownStars } from '../content/house-reviews';
import type { Property } from '../content/properties';
import { useNearAnswer } from '../parts/use-near-answer';
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

interface ReviewsProps {
  property: Property;
  /** Whether samples stand here as long as no guest has written. */
  samples: boolean;
}

/** What guests say of a house; in a demo, samples as long as there is nothing. */
export default function Reviews({ property: { id }, samples }: ReviewsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const live =
    useNearAnswer(frame, (client, read) => read(client.rpc('house_reviews', { property_id: id }))) ?? [];
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
        {reviews.map(({ first_name, month, stars, words, locale, answer: reply }, index) => (
          <li key={index}>
            <figure>
              <Stars rating={stars} />
              {words && <Quote lang={locale}>{words}</Quote>}
              <figcaption>
                <Text as="span" $size="sm" $strong>
                  {first_name ?? guest}
                </Text>{' '}
                <Text as="span" $size="sm" $muted>
                  {formatMonth(month)}
                </Text>
              </figcaption>
              {reply && (
                <Text $size="sm" $muted>
                  {answer} {reply}
                </Text>
              )}
            </figure>
          </li>
        ))}
      </List>
    </DetailSection>
  );
}

const formatMonth = (day: string): string =>
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
