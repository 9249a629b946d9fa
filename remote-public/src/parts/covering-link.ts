import { focusRing, media, motion, space, token } from '@marisma/area-kit/theme';
import { css } from 'styled-components';

/**
 * A link that covers the whole positioned card around it. Its text stays its accessible name, and screen
 * readers still read the card's text once.
 */
export const coveringLink = css`
  padding-block: ${space(1)};
  font-weight: 600;
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: ${token.color.rule};
  text-underline-offset: 0.4em;
  ${motion('text-decoration-color, color')}
  ${focusRing}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      color: ${token.color.accentStrong};
      text-decoration-color: currentcolor;
    }
  }
`;
