import { describeTrend } from './trend';

it('names what has grown or shrunk, the largest change first', () => {
  const recorded = { shell: 145_000, 'area guest': 42_000, gone: 1_000, same: 5_000 };
  const now = { shell: 145_400, 'area guest': 39_500, same: 5_049, new: 700 };
  expect(describeTrend(recorded, now)).toBe(
    'Since the figures were recorded: area guest −2.5 kB, gone −1.0 kB, new +0.7 kB, shell +0.4 kB.',
  );
});

it('names the six largest changes, and counts the others', () => {
  const now = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`page ${i}`, 100 * (i + 1)]));
  expect(describeTrend({}, now)).toMatch(/: page 7 \+0\.8 kB, .*page 2 \+0\.3 kB, and 2 more\.$/);
});

it('says when nothing has changed', () => {
  expect(describeTrend({ shell: 100_000 }, { shell: 100_020 })).toContain('nothing has grown or shrunk');
});
