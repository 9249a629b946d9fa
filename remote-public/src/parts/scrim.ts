import { darkScope, token } from '@marisma/shared/theme';
import styled, { css } from 'styled-components';

/** A band with a picture behind its words: the roles turn light and the picture may cover it. */
export const onPicture = css`
  ${darkScope}
  position: relative;
  isolation: isolate;
  overflow: hidden;
`;

/**
 * Darkens the lower left, where the words stand, enough for white text on the brightest sky (WCAG 1.4.3),
 * and leaves the rest of the picture alone.
 */
export const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(to top, rgb(18 26 28 / 78%) 0%, rgb(18 26 28 / 42%) 32%, transparent 64%),
    linear-gradient(to right, rgb(18 26 28 / 42%) 0%, transparent 56%);
  pointer-events: none;

  @media (forced-colors: active) {
    background: ${token.color.surface};
    opacity: 0.8;
  }
`;
