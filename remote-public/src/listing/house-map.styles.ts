import { Link } from '@marisma/area-kit/router';
import { focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import styled, { createGlobalStyle, css } from 'styled-components';
import { properties } from '../content/properties';

export const Map = styled.nav`
  margin-top: ${space(16)};

  ${media.wide} {
    position: sticky;
    top: calc(var(--m-header-height) + ${space(6)});
    margin-top: 0;
  }
`;

export const Places = styled.ul`
  ${plainList}
`;

export const Sheet = styled.div`
  position: relative;
  aspect-ratio: 54 / 52;
  overflow: hidden;
  margin-bottom: ${space(2)};
  border: 1px solid ${token.color.line};
`;

const DOT = '0.875rem';
const AWAY = '0.875rem';
const EDGE = '2.25rem';

/** Where the label's left edge is from the house, and the house from the label's left edge. */
const sides = {
  center: ['-50%', '50%'],
  start: [`-${EDGE}`, EDGE],
  end: [`calc(${EDGE} - 100%)`, `calc(100% - ${EDGE})`],
} as const;

export interface Spot {
  /** In per cent of the sheet. */
  $left: number;
  $top: number;
  $side: keyof typeof sides;
  $below: boolean;
}

/** A label beside its house, a dot. */
export const Place = styled(Link)<Spot>`
  position: absolute;
  left: ${({ $left }) => $left}%;
  top: ${({ $top }) => $top}%;
  transform: translate(
    ${({ $side }) => sides[$side][0]},
    ${({ $below }) => ($below ? AWAY : `calc(-100% - ${AWAY})`)}
  );
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.size.xs};
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}

  strong {
    display: block;
  }

  &::after {
    content: '';
    position: absolute;
    left: ${({ $side }) => sides[$side][1]};
    ${({ $below }) => ($below ? 'top' : 'bottom')}: calc(-${AWAY} - ${DOT} / 2);
    width: ${DOT};
    aspect-ratio: 1;
    margin-left: calc(${DOT} / -2);
    border: 3px solid ${token.color.surface};
    border-radius: ${token.radius.round};
    background: ${token.color.warm};
    box-shadow: 0 0 0 1px ${token.color.rule};
  }
`;

/** A card that is pointed at marks its place, and a place its card. */
export const Marks = createGlobalStyle`
  ${properties.map(
    ({ id }) => css`
      a[data-place='${id}']:is(:hover, :focus-visible),
      body:has(li[data-house='${id}']:is(:hover, :focus-within)) a[data-place='${id}'] {
        z-index: 1;
        border-color: ${token.color.accent};
        background: ${token.color.accent};
        color: ${token.color.onAccent};
      }

      body:has(a[data-place='${id}']:is(:hover, :focus-visible)) li[data-house='${id}'] > article {
        outline: 2px solid ${token.color.rule};
        outline-offset: ${space(3)};
      }
    `,
  )}
`;
