import { darkColors, lightColors as light, type ColorRole } from './colors';
import { contrastRatio, mix } from './contrast';

const dark: Record<ColorRole, string> = { ...light, ...darkColors };
const TEXT = 4.5;
const GRAPHIC = 3;

const grounds: ColorRole[] = ['page', 'surface', 'surfaceSand'];
const textOnLight: ColorRole[] = ['text', 'textMuted', 'eyebrow', 'accent', 'accentStrong', 'warm', 'danger'];
const graphicsOnLight: ColorRole[] = ['lineStrong', 'star', 'focus'];

test('the ratio follows the WCAG definition', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(grounds.flatMap((ground) => textOnLight.map((role) => [role, ground] as const)))(
  '%s is readable on %s',
  (role, ground) => {
    expect(contrastRatio(light[role], light[ground])).toBeGreaterThanOrEqual(TEXT);
  },
);

test.each([
  ['text', 'surfaceSunken'],
  ['textMuted', 'surfaceSunken'],
  ['accent', 'accentSoft'],
  ['text', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerStrong'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
] as const)('%s is readable on %s', (role, ground) => {
  expect(contrastRatio(light[role], light[ground])).toBeGreaterThanOrEqual(TEXT);
});

test.each(grounds.flatMap((ground) => graphicsOnLight.map((role) => [role, ground] as const)))(
  '%s is discernible on %s',
  (role, ground) => {
    expect(contrastRatio(light[role], light[ground])).toBeGreaterThanOrEqual(GRAPHIC);
  },
);

test.each(['text', 'textMuted', 'eyebrow', 'accent', 'warm', 'danger'] as const)(
  '%s is readable in a dark band',
  (role) => {
    expect(contrastRatio(dark[role], dark.surface)).toBeGreaterThanOrEqual(TEXT);
  },
);

test.each(['lineStrong', 'star', 'focus'] as const)('%s is discernible in a dark band', (role) => {
  expect(contrastRatio(dark[role], dark.surface)).toBeGreaterThanOrEqual(GRAPHIC);
});

test.each([
  ['text', 'surfaceSand'],
  ['textMuted', 'surfaceSand'],
  ['text', 'surfaceSunken'],
  ['accent', 'accentSoft'],
  ['text', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerStrong'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
] as const)('%s is readable on %s in a dark band', (role, ground) => {
  expect(contrastRatio(dark[role], dark[ground])).toBeGreaterThanOrEqual(TEXT);
});

test('text on the gradient is readable from end to end', () => {
  for (let share = 0; share <= 1; share += 0.05) {
    const ground = mix(light.gradientFrom, light.gradientTo, share);
    expect(contrastRatio(light.onGradient, ground)).toBeGreaterThanOrEqual(TEXT);
  }
});
