import { palette } from './palette';

/** The roles of colors. Separately built areas share these names: each becomes a CSS variable. */
export const lightColors = {
  page: palette.ivory,
  surface: palette.white,
  surfaceSand: palette.sand,
  surfaceSunken: palette.sandDeep,
  text: palette.ink,
  textMuted: palette.slate,
  eyebrow: palette.goldDeep,
  accent: palette.lagoon,
  accentStrong: palette.lagoonDeep,
  accentSoft: palette.lagoonMist,
  onAccent: palette.white,
  warm: palette.sunsetDeep,
  gradientFrom: palette.sunsetGlow,
  gradientTo: palette.goldGlow,
  onGradient: palette.ink,
  rule: palette.gold,
  line: palette.sandLine,
  lineStrong: palette.stone,
  star: palette.goldStar,
  focus: palette.lagoon,
  danger: palette.ruby,
  dangerStrong: palette.rubyDeep,
  dangerSoft: palette.rubyMist,
  onDanger: palette.white,
  success: palette.leaf,
  successSoft: palette.leafMist,
  warning: palette.amber,
  warningSoft: palette.amberMist,
} as const;

export type ColorRole = keyof typeof lightColors;

/** The roles that change inside a dark band (see `darkScope`). */
export const darkColors = {
  page: palette.ink,
  surface: palette.ink,
  surfaceSand: palette.inkSoft,
  surfaceSunken: palette.inkLine,
  text: palette.sand,
  textMuted: palette.fog,
  eyebrow: palette.goldLight,
  accent: palette.lagoonLight,
  accentStrong: palette.white,
  accentSoft: palette.inkLine,
  onAccent: palette.ink,
  warm: palette.goldLight,
  line: palette.inkLine,
  lineStrong: palette.stone,
  star: palette.goldLight,
  focus: palette.goldLight,
  danger: palette.rubyLight,
  dangerStrong: palette.white,
  dangerSoft: palette.rubyDark,
  onDanger: palette.ink,
} as const satisfies Partial<Record<ColorRole, string>>;

/** `surfaceSand` → `--m-surface-sand`. */
export function cssVariableOf(role: string): `--m-${string}` {
  return `--m-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A set of role colors as CSS declarations. */
export function declareColors(colors: Partial<Record<ColorRole, string>>): string {
  return Object.entries(colors)
    .map(([role, value]) => `${cssVariableOf(role)}: ${value};`)
    .join('\n');
}
