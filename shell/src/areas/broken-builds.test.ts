/** @environment browser */
import { buildRelease } from '../../../shared/src/testing/registry';
import { safeStorage, tabStorage } from '@marisma/area-kit/browser';
import { createBrokenBuilds, withoutBroken } from './broken-builds';

const broken = buildRelease('guest', { build: 'cccccccccccc' });
const older = buildRelease('guest', { build: 'bbbbbbbbbbbb' });
const oldest = buildRelease('guest', { build: 'aaaaaaaaaaaa' });

describe('createBrokenBuilds', () => {
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
    const broken = createBrokenBuilds(
      safeStorage(() => undefined),
      refusing,
    );
    expect(broken.add('cccccccccccc')).toBe(false);
    expect(broken.has('cccccccccccc')).toBe(true);
  });

  it.each(['{', '7', '{"a":1}', '[1,null]'])('ignores %s in its storage', (kept) => {
    sessionStorage.setItem('marisma.broken-builds', kept);
    expect(createBrokenBuilds(tabStorage, history).list()).toEqual([]);
  });
});

describe('withoutBroken', () => {
  const entry = { live: broken, previous: [older, oldest] };

  it.each([
    ['a broken build is replaced by the newest sound one', [broken], older, [oldest]],
    ['so is the one before it', [broken, older], oldest, []],
    ['a broken build is no fallback', [older], broken, [oldest]],
    ['the live build stays when no build is sound', [broken, older, oldest], broken, [older, oldest]],
  ])('%s', (_, bad, live, previous) => {
    const has = (build: string) => bad.some((release) => release.build === build);
    expect(withoutBroken(entry, { has })).toEqual({ live, previous });
  });
});
