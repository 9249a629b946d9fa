import { ratingOf } from '@marisma/area-kit/samples';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Stack, Stars, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { shownStars } from '../content/house-reviews';
import type { Property } from '../content/properties';
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

/** How guests rate a house, by how many of them, and what the latest two say. */
export default function Reviews({ property: { id } }: { property: Property }) {
  const { title, count, note, of } = t.houseReviews;
  const { average, reviews } = ratingOf(id);
  return (
    <DetailSection title={title}>
      <Stack $row $gap={3}>
        <Stars rating={average} />
        <Text as="span" $muted>
          {count(reviews)}
        </Text>
      </Stack>
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
