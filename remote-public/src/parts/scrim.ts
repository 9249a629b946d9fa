import { darkScope, media, token, cssVariableOf } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';

/** A section with text on a picture: light text colors, sand instead of gold, clipped at its edges. */
export const onPicture = css`
  ${darkScope}
  ${cssVariableOf('eyebrow')}: ${token.color.text};
  position: relative;
  isolation: isolate;
  overflow: hidden;
`;

type Stop = [percent: number, height?: string];

/**
 * Darkens a picture from its lower edge up, under text that fills its width.
 * @param stops opacity in percent, and height above the lower edge
 */
export const veil = (...stops: Stop[]): string =>
  `linear-gradient(to top, ${stops.map(([percent, height = '']) => `rgb(18 26 28 / ${percent}%) ${height}`).join(', ')})`;

/** `strength` scales how much of the picture the scrim takes; 1 is what most pictures need. */
type Strength = { $strength?: number };

const dark = (percent: number, { $strength = 1 }: Strength): number => Math.round(percent * $strength);

const upward =
  (...stops: Stop[]) =>
  (props: Strength): string =>
    veil(...stops.map(([percent, height]): Stop => [dark(percent, props), height]));

/**
 * Darkens the corner behind the text, and no more than white text needs (WCAG 1.4.3), which a browser test measures for
 * every picture. Where the text fills the width, the picture is darkened up to the height of the text.
 */
export const Scrim = styled.div<Strength>`
  position: absolute;
  inset: 0;
  background:
    ${upward([56], [24, '34%'], [0, '62%'])},
    radial-gradient(
      farthest-side at 0 66%,
      rgb(18 26 28 / ${(props) => dark(64, props)}%) 0%,
      rgb(18 26 28 / ${(props) => dark(60, props)}%) 36%,
      rgb(18 26 28 / ${(props) => dark(22, props)}%) 68%,
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
    background: ${upward([64], [60, '19rem'], [0, '30rem'])};
  }

  ${media.phoneOnly} {
    background: ${upward([64], [60, '29rem'], [8, '44rem'])};
  }

  @media (forced-colors: active) {
    background: ${token.color.surface};
    opacity: 0.8;
  }
`;
