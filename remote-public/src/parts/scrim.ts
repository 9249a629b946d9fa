import { darkScope, media, token, variableOf } from '@marisma/shared/theme';
import styled, { css } from 'styled-components';

/** A band with a picture behind its words: the roles turn light, gold gives way to sand, the picture may cover it. */
export const onPicture = css`
  ${darkScope}
  ${variableOf('eyebrow')}: ${token.color.text};
  position: relative;
  isolation: isolate;
  overflow: hidden;
`;

/**
 * Darkens the corner where the words stand, enough for white text on the brightest sky (WCAG 1.4.3), and
 * leaves the rest of the picture alone. Where the words fill the width, it is darkened as high as they reach.
 */
export const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(to top, rgb(18 26 28 / 64%) 0%, rgb(18 26 28 / 30%) 34%, transparent 62%),
    radial-gradient(
      farthest-side at 0 66%,
      rgb(18 26 28 / 74%) 0%,
      rgb(18 26 28 / 64%) 36%,
      rgb(18 26 28 / 26%) 68%,
      transparent 100%
    );
  background-size:
    100% 100%,
    84rem 130%;
  background-position:
    0 0,
    0 60%;
  background-repeat: no-repeat;
  pointer-events: none;

  ${media.belowDesktop} {
    background: linear-gradient(
      to top,
      rgb(18 26 28 / 76%),
      rgb(18 26 28 / 68%) 14rem,
      rgb(18 26 28 / 60%) 19rem,
      transparent 30rem
    );
  }

  ${media.phoneOnly} {
    background: linear-gradient(
      to top,
      rgb(18 26 28 / 78%),
      rgb(18 26 28 / 64%) 14rem,
      rgb(18 26 28 / 60%) 29rem,
      rgb(18 26 28 / 16%) 44rem
    );
  }

  @media (forced-colors: active) {
    background: ${token.color.surface};
    opacity: 0.8;
  }
`;
