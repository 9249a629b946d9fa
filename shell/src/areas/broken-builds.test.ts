import { aRegistry, aRelease } from '@marisma/area-kit/testing';
import { safeStorage, tabStorage } from '@marisma/area-kit/browser';
import { createBrokenBuilds, skipBroken } from './broken-builds';

const broken = aRelease('guest', { build: 'cccccccccccc' });
const older = aRelease('guest', { build: 'bbbbbbbbbbbb' });
const oldest = aRelease('guest', { build: 'aaaaaaaaaaaa' });

describe('createBreaker', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState({ key: 'k', idx: 2 }, '');
  });

  it('keeps broken builds over a reload of the tab', () => {
    expect(createBrokenBuilds(tabStorage, history).add('cccccccccccc')).toBe(true);
    const reloaded = createBrokenBuilds(tabStorage, history);
    expect(reloaded.has('cccccccccccc')).toBe(true);
    expect(reloaded.has('bbbbbbbbbbbb')).toBe(false);
    expect(history.state).toEqual({ key: 'k', idx: 2 });
  });

  it('uses the history entry, without losing the router’s state, when storage is denied', () => {
    const denied = () => safeStorage(() => undefined);
    expect(createBrokenBuilds(denied(), history).add('cccccccccccc')).toBe(true);
    expect(history.state).toMatchObject({ key: 'k', idx: 2 });
    expect(createBrokenBuilds(denied(), history).list()).toEqual(['cccccccccccc']);
  });

  it('reports when neither storage nor history can be written', () => {
    const refusing = {
      state: null,
      replaceState: () => {
        throw new Error('SecurityError');
      },
    };
    const breaker = createBrokenBuilds(
      safeStorage(() => undefined),
      refusing,
    );
    expect(breaker.add('cccccccccccc')).toBe(false);
    expect(breaker.has('cccccccccccc')).toBe(true);
  });

  it.each(['{', '7', '{"a":1}', '[1,null]'])('ignores %s in its storage', (kept) => {
    sessionStorage.setItem('marisma.broken-builds', kept);
    expect(createBrokenBuilds(tabStorage, history).list()).toEqual([]);
  });
});

describe('skipBroken', () => {
  const registry = aRegistry([broken, aRelease('owner')]);
  registry.areas.guest = { live: broken, previous: [older, oldest] };
  const skip = (...builds: string[]) => skipBroken(registry, { has: (build) => builds.includes(build) });

  it('replaces a broken build by the newest sound one', () => {
    expect(skip(broken.build).areas.guest).toEqual({ live: older, previous: [oldest] });
    expect(skip(broken.build, older.build).areas.guest).toEqual({ live: oldest, previous: [] });
  });

  it('never falls back to a broken build', () => {
    expect(skip(older.build).areas.guest).toEqual({ live: broken, previous: [oldest] });
  });

  it('keeps the live build when no build is sound, and leaves other areas unchanged', () => {
    const all = skip(broken.build, older.build, oldest.build);
    expect(all.areas.guest).toBe(registry.areas.guest);
    expect(skip(broken.build).areas.owner).toEqual(registry.areas.owner);
  });
});
