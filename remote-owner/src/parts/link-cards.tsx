import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { focusRing, media, motion, plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Stack } from '@marisma/area-kit/ui';
import { paths } from '../paths';

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

type Page = keyof typeof paths;

interface LinkCardsProps {
  /** The pages, in their order. */
  icons: Partial<Record<Page, LucideIcon>>;
  texts: { title: string } & Partial<Record<Page, { name: string; text: string }>>;
}

/** A row of cards, each one link to a page. */
export function LinkCards({ icons, texts }: LinkCardsProps) {
  const pages = Object.entries<LucideIcon>(icons) as [Page, LucideIcon][];
  return (
    <Stack as="section" $gap={4} aria-label={texts.title}>
      <Heading level={2} size="lg">
        {texts.title}
      </Heading>
      <List>
        {pages.map(([page, Icon]) => (
          <li key={page}>
            <Card to={paths[page]}>
              <Icon aria-hidden="true" strokeWidth={1.5} />
              <strong>{texts[page]?.name}</strong>
              <span>{texts[page]?.text}</span>
            </Card>
          </li>
        ))}
      </List>
    </Stack>
  );
}
