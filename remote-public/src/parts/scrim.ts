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

type Stop = [percent: number, height?: string];

/**
 * A picture darkened from its foot up, under words that fill its width.
 * @param stops share of the dark in percent, and its height above the foot
 */
export const veil = (...stops: Stop[]): string =>
  `linear-gradient(to top, ${stops.map(([percent, height = '']) => `rgb(18 26 28 / ${percent}%) ${height}`).join(', ')})`;

/**
 * Darkens the corner where the words stand, enough for white text on the brightest sky (WCAG 1.4.3), and
 * leaves the rest of the picture alone. Where the words fill the width, it is darkened as high as they reach.
 */
export const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background:
    ${veil([64], [30, '34%'], [0, '62%'])},
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
    background: ${veil([76], [68, '14rem'], [60, '19rem'], [0, '30rem'])};
  }

  ${media.phoneOnly} {
    background: ${veil([78], [64, '14rem'], [60, '29rem'], [16, '44rem'])};
  }

  @media (forced-colors: active) {
    background: ${token.color.surface};
    opacity: 0.8;
  }
`;
