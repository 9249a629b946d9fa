import { Container, AfterFirstPaint, Section, Stack, Text } from '@marisma/area-kit/ui';
import { ConciergeBell, Gem, MapPin, Waves } from 'lucide-react';
import { Picture } from '@marisma/area-kit/media';
import { media, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { closingPicture, introPicture } from '../content/home';
import { ClosingCall } from '../parts/closing-call';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { Collections } from './collections';
import { GuestBook } from './guest-book';
import { Hero } from './hero';
import { IconSection } from '../parts/icon-section';
import { scene } from '../content/pictures/scenes';
import { SectionHeading } from '../parts/section-heading';

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
function Intro() {
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

export const { title, description } = t.meta.home;

/** The site's front page. */
export default function HomePage() {
  const { highlights, closing } = t.home;
  return (
    <>
      <Hero />
      <AfterFirstPaint>
        <Intro />
        <Collections />
        <IconSection
          eyebrow={highlights.eyebrow}
          title={highlights.title}
          icons={{ access: Waves, amenities: Gem, concierge: ConciergeBell, location: MapPin }}
          words={highlights.items}
          columns={4}
        />
        <GuestBook />
        <ClosingCall
          title={closing.title}
          text={closing.text}
          picture={closingPicture}
          primary={{ to: paths.properties, label: closing.bookYourStay }}
          secondary={{ to: paths.concierge, label: closing.exploreConcierge }}
        />
      </AfterFirstPaint>
    </>
  );
}
