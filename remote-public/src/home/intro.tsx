import { Picture } from '@marisma/area-kit/media';
import { media, space, token } from '@marisma/area-kit/theme';
import { Container, Section, Stack, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { introPicture } from '../content/home';
import { scene } from '../content/pictures/scenes';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

const Columns = styled(Container)`
  display: grid;
  gap: ${space(10)};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    gap: ${space(20)};
  }
`;

const Paragraph = styled(Text)`
  max-width: ${token.width.prose};
  line-height: 1.75;
`;

/** An introduction in two paragraphs and a picture. */
export function Intro() {
  const { eyebrow, title, paragraphs } = t.home.intro;
  return (
    <Section>
      <Columns $width="wide">
        <div>
          <SectionHeading eyebrow={eyebrow} title={title} />
          <Stack $gap={5}>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} $size="lg" $muted>
                {paragraph}
              </Paragraph>
            ))}
          </Stack>
        </div>
        <Picture
          of={scene(introPicture)}
          sizes="(min-width: 1280px) 884px, (min-width: 1024px) 70vw, 124vw"
          ratio="6/5"
        />
      </Columns>
    </Section>
  );
}
