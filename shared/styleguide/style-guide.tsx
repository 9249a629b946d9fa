import { Container, Eyebrow, Heading, Lead, Section, Stack, TextLink } from '@marisma/area-kit/ui';
import { Actions } from './sections/actions';
import { Colors } from './sections/colors';
import { Dashboards } from './sections/dashboards';
import { Feedback } from './sections/feedback';
import { Fields } from './sections/fields';
import { Overlays } from './sections/overlays';
import { Slides } from './sections/slides';
import { Structure } from './sections/structure';
import { Typography } from './sections/typography';

const chapters = [
  'colors',
  'typography',
  'actions',
  'fields',
  'feedback',
  'structure',
  'slides',
  'overlays',
  'dashboards',
];

/** Every shared component in every state. */
export function StyleGuide() {
  return (
    <main>
      <Section $tone="ink" $space="md">
        <Container>
          <Stack $gap={4}>
            <Eyebrow>Marisma · Villas &amp; Residencias</Eyebrow>
            <Heading level={1} size="hero">
              Where the lagoon <em>meets the sea</em>
            </Heading>
            <Lead>The parts that every page is made of, in every state they can be in.</Lead>
            <Stack as="nav" aria-label="Chapters" $row $wrap $gap={5}>
              {chapters.map((chapter) => (
                <TextLink key={chapter} href={`#${chapter}`}>
                  {chapter}
                </TextLink>
              ))}
            </Stack>
          </Stack>
        </Container>
      </Section>
      <Colors />
      <Typography />
      <Actions />
      <Fields />
      <Feedback />
      <Structure />
      <Slides />
      <Overlays />
      <Dashboards />
    </main>
  );
}
