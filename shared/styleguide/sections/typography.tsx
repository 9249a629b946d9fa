import {
  Eyebrow,
  Heading,
  Lead,
  Prose,
  Rule,
  Section,
  Stack,
  Text,
  TextLink,
  type HeadingSize,
} from '@marisma/area-kit/ui';
import { Chapter, Specimen } from '../specimen';

const sizes: HeadingSize[] = ['hero', 'display', 'headline', 'title', 'lg', 'md'];

export function Typography() {
  return (
    <Chapter id="typography" title="Typography">
      <Specimen name="Heading: serif from title up">
        {sizes.map((size) => (
          <Heading key={size} level={4} size={size}>
            Mornings on the lagoon <em>({size})</em>
          </Heading>
        ))}
      </Specimen>
      <Specimen name="Eyebrow, Rule, Lead, Text">
        <Stack $gap={4}>
          <Eyebrow>The collection</Eyebrow>
          <Heading level={4} size="headline">
            Four homes, one shoreline
          </Heading>
          <Rule $short aria-hidden="true" />
          <Lead>
            Private villas on the lagoon and the ocean, kept by people who know every guest by name.
          </Lead>
          <Text>
            Running text with <TextLink to="/contact">a link inside the site</TextLink> and{' '}
            <TextLink href="mailto:hello@marisma.test">a mail link</TextLink>.
          </Text>
          <Text $muted $size="sm">
            Small and muted.
          </Text>
        </Stack>
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <h3>House rules</h3>
          <p>Quiet hours begin at ten. Pets are welcome in the lagoon villas.</p>
          <ul>
            <li>Check-in from three in the afternoon</li>
            <li>Check-out until eleven</li>
          </ul>
        </Prose>
      </Specimen>
      <Specimen name="Section tones">
        {(['white', 'sand', 'ink'] as const).map((tone) => (
          <Section key={tone} $tone={tone} $space="sm">
            <Stack $gap={2} $align="center">
              <Eyebrow>{tone}</Eyebrow>
              <Heading level={4} size="title">
                The same words, another ground
              </Heading>
              <Text $muted>Roles follow the tone.</Text>
              <TextLink to="/">A link</TextLink>
            </Stack>
          </Section>
        ))}
      </Specimen>
    </Chapter>
  );
}
