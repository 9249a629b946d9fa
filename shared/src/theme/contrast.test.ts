import { darkColors, lightColors, type ColorRole } from './colors';
import { contrastRatio } from './contrast';

test('the ratio follows the WCAG definition', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

type Pairs = (readonly [texts: readonly ColorRole[], grounds: readonly ColorRole[]])[];

const texts = ['text', 'textMuted', 'eyebrow', 'accent', 'warm', 'danger'] as const;
const graphics = ['lineStrong', 'star', 'focus'] as const;
/** Readable in both. */
const both: Pairs = [
  [['text'], ['surfaceSunken', 'accentSoft']],
  [['accent'], ['accentSoft']],
  [['onAccent'], ['accent', 'accentStrong']],
  [['onDanger'], ['danger', 'dangerStrong']],
  [['danger'], ['dangerSoft']],
  [['success'], ['successSoft']],
  [['warning'], ['warningSoft']],
  // A gradient in oklab is nowhere darker than its darker end.
  [['onGradient'], ['gradientFrom', 'gradientTo']],
];

describe.each<[string, Record<ColorRole, string>, Pairs, ColorRole[]]>([
  [
    'on light',
    lightColors,
    [
      [
        [...texts, 'accentStrong'],
        ['page', 'surface', 'surfaceSand'],
      ],
      [['textMuted'], ['surfaceSunken']],
    ],
    ['page', 'surface', 'surfaceSand'],
  ],
  [
    'in a dark band',
    { ...lightColors, ...darkColors },
    [
      [texts, ['surface']],
      [['text', 'textMuted'], ['surfaceSand']],
    ],
    ['surface'],
  ],
])('%s', (_, colors, readable, grounds) => {
  const ratios = (pairs: Pairs) =>
    pairs.flatMap(([roles, on]) =>
      roles.flatMap((role) =>
        on.map((ground) => [role, ground, contrastRatio(colors[role], colors[ground])] as const),
      ),
    );

  test.each(ratios([...both, ...readable]))('%s is readable on %s', (_role, _ground, ratio) =>
    expect(ratio).toBeGreaterThanOrEqual(4.5),
  );

  test.each(ratios([[graphics, grounds]]))('%s is discernible on %s', (_role, _ground, ratio) =>
    expect(ratio).toBeGreaterThanOrEqual(3),
  );
});
