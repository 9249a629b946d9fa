import { lightColors, cssVariableOf, type ColorRole } from './colors';

type Variable = `var(--m-${string})`;

const color = Object.fromEntries(
  Object.keys(lightColors).map((role) => [role, `var(${cssVariableOf(role)})`]),
) as Record<ColorRole, Variable>;

/** Fluid sizes: the lower bound at 375 px, the upper at 1280 px; `rem` in the middle keeps text zoom working. */
const textSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
  xl: 'clamp(1.1875rem, 1.11rem + 0.35vw, 1.375rem)',
  title: 'clamp(1.5rem, 1.37rem + 0.55vw, 1.875rem)',
  headline: 'clamp(1.875rem, 1.61rem + 1.1vw, 2.5rem)',
  display: 'clamp(2.25rem, 1.78rem + 2vw, 3.375rem)',
  hero: 'clamp(2.625rem, 1.8rem + 3.5vw, 4.625rem)',
} as const;

export type TextSize = keyof typeof textSizes;

/**
 * The design tokens of components. Colors and font families are CSS variables, so that a shell can restyle areas that
 * were built earlier; the other tokens are constants.
 */
export const token = {
  color,
  font: { display: 'var(--m-font-display)', body: 'var(--m-font-body)' },
  size: textSizes,
  radius: { sm: '2px', md: '4px', lg: '8px', round: '999px' },
  shadow: { floating: '0 2px 6px rgb(31 42 44 / 8%), 0 16px 48px rgb(31 42 44 / 16%)' },
  width: { prose: '42rem', form: '34rem', content: '76rem', wide: '90rem' },
  duration: { fast: '140ms', base: '220ms' },
  ease: 'cubic-bezier(0.2, 0.6, 0.2, 1)',
} as const;

/** Steps of the 4-pixel spacing scale: `space(4)` is 16 px, in rem so that it grows with the text. */
export function space(steps: number): string {
  return steps === 0 ? '0' : `${steps * 0.25}rem`;
}

/** The layers, lowest first. Dialogs need no entry: they are in the browser's top layer. */
const layers = ['base', 'raised', 'sticky', 'header', 'popover', 'floating', 'notice'] as const;

/** `z-index` of each layer, from the one ordered list above. */
export const layer = Object.fromEntries(layers.map((name, index) => [name, index * 10])) as Record<
  (typeof layers)[number],
  number
>;
