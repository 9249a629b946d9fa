import { Picture } from '@marisma/area-kit/media';
import { breakpoint, media, space, token } from '@marisma/area-kit/theme';
import { Container, Section } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { storyPicture } from '../content/about';
import { scene } from '../content/pictures/scenes';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

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
export function Story() {
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
