/** Minimum widths of the layouts, in pixels. */
export const breakpoint = { tablet: 768, desktop: 1024, wide: 1280, large: 1441 } as const;

/** Media queries for styled-components: `${media.tablet} { … }`. The base styles are for phones. */
export const media = {
  tablet: `@media (min-width: ${breakpoint.tablet}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  large: `@media (min-width: ${breakpoint.large}px)`,
  belowDesktop: `@media (max-width: ${breakpoint.desktop - 0.02}px)`,
  phoneOnly: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
  /** A phone whose letters have about twice the usual size (WCAG 1.4.4); `em` is the browser's own size here. */
  largeText: '@media (width < 20em)',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
