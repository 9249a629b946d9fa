import { Picture } from '@marisma/area-kit/media';
import { Link } from '@marisma/area-kit/router';
import { media, motion, plainList, space } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { categories, type Category } from '../content/categories';
import { scene } from '../content/pictures/scenes';
import { paths } from '../parts/paths';
import { TitledSection } from '../parts/section-heading';
import { coveringLink } from '../parts/covering-link';
import { t } from '../texts';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(10)} ${space(6)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.wide} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(3)};
`;

const Crop = styled.div`
  overflow: hidden;
  margin-bottom: ${space(2)};

  img {
    ${motion('transform', '280ms')}
  }

  ${media.phoneOnly} {
    img {
      aspect-ratio: 4 / 3;
    }
  }

  ${media.hover} {
    ${Card}:hover & img {
      transform: scale(1.03);
    }
  }
`;

const Explore = styled(Link)`
  ${coveringLink}
  justify-self: start;
`;

function CategoryCard({ category }: { category: Category }) {
  const { cardName, description } = t.categories[category.slug];
  const headingId = useId();
  return (
    <Card>
      <Crop>
        <Picture
          of={scene(category.picture)}
          sizes="(min-width: 1280px) 490px, (min-width: 768px) 77vw, 92vw"
          ratio="4/5"
        />
      </Crop>
      <Heading level={3} id={headingId}>
        {cardName}
      </Heading>
      <Text $muted>{description}</Text>
      <Explore to={paths.category(category.slug)} aria-describedby={headingId}>
        {t.home.collections.explore}
      </Explore>
    </Card>
  );
}

/** The four categories, each with a picture, a name and a link. */
export function Collections() {
  const { eyebrow, title } = t.home.collections;
  return (
    <TitledSection tone="sand" eyebrow={eyebrow} title={title}>
      <List>
        {categories.map((category) => (
          <CategoryCard key={category.slug} category={category} />
        ))}
      </List>
    </TitledSection>
  );
}
