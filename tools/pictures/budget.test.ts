import { brokenBudgets, type Encoded } from './budget';

const portrait: Encoded = {
  file: 'hero-portrait-828.avif',
  format: 'avif',
  width: 828,
  bytes: 60_000,
  use: 'hero-portrait',
};

describe('brokenBudgets', () => {
  it('accepts a phone hero of exactly 60 kB and names one that is a byte larger', () => {
    expect(brokenBudgets([portrait])).toEqual([]);
    expect(brokenBudgets([{ ...portrait, bytes: 60_001 }])).toEqual([
      'hero-portrait-828.avif has 60001 bytes, a hero on a phone may have 60000',
    ]);
  });

  it('allows more for widths that no phone loads', () => {
    expect(brokenBudgets([{ ...portrait, width: 960, bytes: 90_000 }])).toEqual([]);
    expect(brokenBudgets([{ ...portrait, width: 960, bytes: 240_001 }])).toHaveLength(1);
  });

  it('limits the pictures of shared links', () => {
    const share: Encoded = { file: 'og.jpg', format: 'jpeg', width: 1200, bytes: 150_001, use: 'share' };
    expect(brokenBudgets([share])).toHaveLength(1);
  });

  it('limits all files together', () => {
    const many = Array.from({ length: 801 }, (_, index): Encoded => ({
      file: `${index}.webp`,
      format: 'webp',
      width: 1280,
      bytes: 60_000,
      use: 'picture',
    }));
    expect(brokenBudgets(many)).toEqual(['all files have 48060000 bytes, together they may have 48000000']);
  });
});
