import { Children, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Link, useLocation } from '@marisma/area-kit/router';
import { focusRing, media, motion, space, token } from '@marisma/area-kit/theme';

const Row = styled.nav`
  position: relative;
  display: flex;
  gap: ${space(5)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${token.color.line};
`;

interface LinkRowProps {
  'aria-label': string;
  children: ReactNode;
}

/** A row of links as tabs; where it does not fit it scrolls sideways, the current link to its center. */
export function LinkRow({ children, ...rest }: LinkRowProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const count = Children.count(children);

  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [pathname, search, count]);

  return (
    <Row ref={nav} {...rest}>
      {children}
    </Row>
  );
}

/** One of the links; the current one has `aria-current`. */
export const RowLink = styled(Link)`
  flex: none;
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(0.5)};
  border-bottom: 2px solid transparent;
  color: ${token.color.textMuted};
  font-weight: 500;
  text-decoration: none;
  ${motion('color, border-color')}
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${token.color.text};
    border-bottom-color: ${token.color.rule};
  }

  ${media.hover} {
    &:hover {
      color: ${token.color.text};
    }
  }
`;
