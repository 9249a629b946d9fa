import { media, plainList, space, token } from '@marisma/shared/theme';
import { Container, Heading, Section, Text } from '@marisma/shared/ui';
import { ConciergeBell, Gem, MapPin, Waves, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { highlightIcons, type HighlightId } from '../content/home';
import { SectionHeading } from '../parts/section-heading';
import { en } from '../texts/en';

const icons: Record<(typeof highlightIcons)[HighlightId], LucideIcon> = {
  ConciergeBell,
  Gem,
  MapPin,
  Waves,
};

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(10)} ${space(8)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.wide} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding-top: ${space(6)};
  border-top: 1px solid ${token.color.rule};

  svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${token.color.eyebrow};
  }
`;

/** What every stay has: four things, each with an icon. */
export function Highlights() {
  const { eyebrow, title, items } = en.home.highlights;
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading id={headingId} eyebrow={eyebrow} title={title} plain />
        <List>
          {(Object.keys(highlightIcons) as HighlightId[]).map((id) => {
            const Icon = icons[highlightIcons[id]];
            return (
              <Item key={id}>
                <Icon aria-hidden="true" strokeWidth={1.25} />
                <Heading level={3}>{items[id].title}</Heading>
                <Text $muted>{items[id].text}</Text>
              </Item>
            );
          })}
        </List>
      </Container>
    </Section>
  );
}
