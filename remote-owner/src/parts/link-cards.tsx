import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { focusRing, media, motion, plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Stack } from '@marisma/area-kit/ui';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.phoneOnly} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: ${space(4)};
  }
`;

const Card = styled(Link)`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  height: 100%;
  padding: ${space(4)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  text-decoration: none;
  ${motion('border-color, background-color')}
  ${focusRing}

  svg {
    width: 1.5rem;
    height: 1.5rem;
    margin-bottom: ${space(1)};
    color: ${token.color.eyebrow};
  }

  strong {
    font-weight: 600;
  }

  span {
    font-size: ${token.size.sm};
    color: ${token.color.textMuted};
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.rule};
      background: ${token.color.surfaceSand};
    }
  }
`;

export interface LinkCard {
  to: string;
  icon: LucideIcon;
  name: string;
  text: string;
}

/** A row of cards, each one link. */
export function LinkCards({ title, cards }: { title: string; cards: readonly LinkCard[] }) {
  return (
    <Stack as="section" $gap={4} aria-label={title}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <List>
        {cards.map(({ to, icon: Icon, name, text }) => (
          <li key={to}>
            <Card to={to}>
              <Icon aria-hidden="true" strokeWidth={1.5} />
              <strong>{name}</strong>
              <span>{text}</span>
            </Card>
          </li>
        ))}
      </List>
    </Stack>
  );
}
