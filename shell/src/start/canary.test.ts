/** @environment browser */
import { browserStorage, safeStorage } from '@marisma/area-kit/browser';
import { buildRelease } from '../../../shared/src/testing/registry';
import { readBucket, takeCanary } from './take-registry';

const live = buildRelease('guest', { build: 'aaaaaaaaaaaa' });
const canaryBuild = buildRelease('guest', { build: 'bbbbbbbbbbbb' });
const older = buildRelease('guest', { build: '000000000000' });
const entry = { live, previous: [older], canary: { release: canaryBuild, percent: 10 } };

describe('takeCanary', () => {
  it('gives the canary to buckets below its share, with the live build as fallback', () =>
    expect(takeCanary(entry, 9.9)).toMatchObject({ live: canaryBuild, previous: [live, older] }));

  it('gives the live build to other buckets, and where there is no canary', () => {
    expect(takeCanary(entry, 10)).toBe(entry);
    const { canary: _none, ...plain } = entry;
    expect(takeCanary(plain, 0)).toBe(plain);
  });
});

describe('readBucket', () => {
  it('draws a bucket once and stores it', () => {
    const drawn = readBucket(browserStorage, () => 0.42);
    expect(drawn).toBe(42);
    expect(readBucket(browserStorage, () => 0.99)).toBe(42);
  });

  it.each(['', 'x', '-1', '100', 'NaN'])(
    'draws a new bucket when the stored value is invalid: %j',
    (kept) => {
      localStorage.setItem('marisma.bucket', kept);
      expect(readBucket(browserStorage, () => 0.5)).toBe(50);
    },
  );

  it('is the last bucket where nothing can be stored, still within a share of 100', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const bucket = readBucket(safeStorage(denied));
    expect(bucket).toBeGreaterThan(99.9);
    expect(bucket).toBeLessThan(100);
    const full = { getItem: () => null, setItem: denied, removeItem: () => {} };
    expect(readBucket(safeStorage(() => full))).toBe(bucket);
  });
});
