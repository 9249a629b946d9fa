import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Container, Section, Text, VisuallyHidden } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ownerStats, type OwnerStatId } from '../content/owner-portal';
import { t } from '../texts';

const Figures = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(8)};
  text-align: center;

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;

    > li + li {
      border-left: 1px solid ${token.color.line};
    }
  }
`;

const Figure = styled.p`
  font-family: ${token.font.display};
  font-size: ${token.size.hero};
  line-height: 1.1;
  color: ${token.color.accent};
  font-variant-numeric: lining-nums;
`;

const Note = styled(Text)`
  margin-top: ${space(8)};
  text-align: center;
`;

/** Three key figures for owners. */
export function TrackRecord() {
  const { title, items, note } = t.ownerPortal.stats;
  const headingId = useId();
  return (
    <Section $space="md" aria-labelledby={headingId}>
      <Container>
        <VisuallyHidden as="h2" id={headingId}>
          {title}
        </VisuallyHidden>
        <Figures>
          {(Object.keys(ownerStats) as OwnerStatId[]).map((id) => (
            <li key={id}>
              <Figure>{items[id].value(ownerStats[id])}</Figure>
              <Text $muted>{items[id].label}</Text>
            </li>
          ))}
        </Figures>
        <Note $size="sm" $muted>
          {note}
        </Note>
      </Container>
    </Section>
  );
}
