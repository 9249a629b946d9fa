import { css, type keyframes } from 'styled-components';
import { darkColors, declareColors } from './colors';
import { media } from './media';
import { token } from './tokens';

/** The keyboard focus ring (WCAG 2.4.7, 2.4.13): 2 px, set off from the control. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/** The window's smallest height below the site's header: showing or hiding a phone's toolbars does not change it. */
export const belowHeader = 'calc(100svh - var(--m-header-height))';

/** Color of the layer between the page and an open dialog. */
export const scrim = 'rgb(20 30 32 / 62%)';

/**
 * A transition of the named properties; none when the visitor prefers reduced motion.
 * @param properties CSS property names, comma separated
 */
export const motion = (properties: string, duration: string = token.duration.fast) => css`
  transition-property: ${properties};
  transition-duration: ${duration};
  transition-timing-function: ${token.ease};

  ${media.reducedMotion} {
    transition: none;
  }
`;

/** An animation that plays once when an element appears; none under reduced motion. */
export const entrance = (animation: ReturnType<typeof keyframes>) => css`
  animation: ${animation} ${token.duration.base} ${token.ease};

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Makes an element a dark band: color roles inside it take their dark values. */
export const darkScope = css`
  ${declareColors(darkColors)}
  color: ${token.color.text};
  background-color: ${token.color.surface};
`;

/** Hidden from sight, read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Removes a list's bullets and indentation. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Removes a button's native style; it stays a button. */
export const plainButton = css`
  appearance: none;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  ${focusRing}
`;
