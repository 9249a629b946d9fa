import { Container, Heading, Section, Text } from '@marisma/area-kit/ui';
import { Gem, Handshake, Heart, Leaf } from 'lucide-react';
import { breakpoint, media, plainList, space, token } from '@marisma/area-kit/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { Picture } from '@marisma/area-kit/media';
import {
  aboutClosingPicture,
  aboutHeroPicture,
  awardYears,
  storyPicture,
  type AwardId,
} from '../content/about';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { IconSection } from '../parts/icon-section';
import { SectionHeading, TitledSection } from '../parts/section-heading';
import { scene } from '../content/pictures/scenes';

const Columns = styled(Container)`
  display: grid;
  gap: ${space(12)};

  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
    gap: ${space(20)};
    align-items: center;
  }

  /* As wide as the page it would be taller than the window. */
  @media (min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.desktop - 0.02}px) {
    img {
      aspect-ratio: 3 / 2;
    }
  }
`;

const Words = styled.div`
  max-width: ${token.width.prose};
  line-height: 1.7;
  text-wrap: pretty;

  p + p {
    margin-top: ${space(5)};
  }

  p:first-of-type {
    font-size: ${token.size.xl};
    line-height: 1.6;
  }
`;

/** How the company began, beside a picture of the keys of its houses. */
function Story() {
  const { title, paragraphs } = t.about.story;
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Columns $width="wide">
        <div>
          <SectionHeading id={headingId} title={title} />
          <Words>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
        </div>
        <Picture
          of={scene(storyPicture)}
          sizes="(min-width: 1024px) 84vw, (min-width: 768px) 98vw, 184vw"
          ratio="4 / 5"
        />
      </Columns>
    </Section>
  );
}

const List = styled.ul`
  ${plainList}
  border-top: 1px solid ${token.color.line};
`;

const Award = styled.li`
  display: grid;
  grid-template-columns: 4rem 1fr;
  gap: ${space(1)} ${space(4)};
  align-items: baseline;
  padding-block: ${space(6)};
  border-bottom: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: 8rem 1fr auto;
  }

  > :last-child {
    grid-column: 2;

    ${media.tablet} {
      grid-column: auto;
    }
  }
`;

const Year = styled.span`
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  color: ${token.color.eyebrow};
  font-variant-numeric: lining-nums;
`;

/** Four awards, labeled as sample data. */
function Awards() {
  const { title, items } = t.about.awards;
  return (
    <TitledSection tone="white" title={title}>
      <List>
        {(Object.keys(awardYears) as AwardId[]).map((id) => (
          <Award key={id}>
            <Year>{awardYears[id]}</Year>
            <Heading level={3}>{items[id].title}</Heading>
            <Text $size="sm" $muted>
              {items[id].by}
            </Text>
          </Award>
        ))}
      </List>
    </TitledSection>
  );
}

export const { title, description } = t.meta.about;

/** The about page. */
export default function AboutPage() {
  const { title: heading, eyebrow, heroLine, values, closing } = t.about;
  return (
    <>
      <PageHero picture={aboutHeroPicture} eyebrow={eyebrow} title={heading} line={heroLine} />
      <Story />
      <IconSection
        tone="sand"
        title={values.title}
        icons={{ care: Heart, candor: Handshake, place: Leaf, craft: Gem }}
        words={values.items}
        columns={4}
      />
      <Awards />
      <ClosingCall
        title={closing.title}
        text={closing.text}
        picture={aboutClosingPicture}
        primary={{ to: paths.properties, label: closing.properties }}
        secondary={{ to: paths.contact, label: closing.contact }}
      />
    </>
  );
}
