import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Container, Heading, Section, Text } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { awardYears, type AwardId } from '../content/about';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

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
export function Awards() {
  const { title, items } = t.about.awards;
  const headingId = useId();
  return (
    <Section $tone="white" aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading id={headingId} title={title} />
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
      </Container>
    </Section>
  );
}
