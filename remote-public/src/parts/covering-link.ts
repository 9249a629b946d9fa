import { focusRing, media, motion, space, token } from '@marisma/shared/theme';
import { css } from 'styled-components';

/**
 * A link whose reach is the whole card around it, which is positioned. Its words stay its name, and text
 * in the card is still read once.
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
