import styled from 'styled-components';
import { Link } from '@marisma/shared/router';
import { focusRing, media, motion, space, token } from '@marisma/shared/theme';

/** A row of links as tabs; it scrolls sideways where it does not fit. */
export const LinkRow = styled.nav`
  display: flex;
  gap: ${space(5)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${token.color.line};
`;

/** One of them; the current one has `aria-current`. */
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
