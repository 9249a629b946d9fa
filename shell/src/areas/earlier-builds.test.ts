import type { Registry, Release } from '@marisma/area-kit/contract';
import { aRegistry, aRelease } from '@marisma/area-kit/testing';
import { createEarlierBuilds, goFurtherBack } from './earlier-builds';

const [newest, second, third, oldest] = ['d', 'c', 'b', 'a'].map((letter) =>
  aRelease('guest', { build: letter.repeat(12) }),
) as [Release, Release, Release, Release];
const registryOf = ([live, ...previous]: Release[], revision = 5): Registry => {
  const registry = aRegistry([aRelease('owner')]);
  return { ...registry, revision, areas: { ...registry.areas, guest: { live: live!, previous } } };
};
const page = registryOf([newest, second]);
const whole = registryOf([newest, second, third, oldest]);

describe('createEarlierBuilds', () => {
  it('gives the site’s further builds, newest first, and asks once', async () => {
    const read = jest.fn(async () => whole);
    const earlier = createEarlierBuilds(page, read);
    expect(await earlier('guest')).toEqual([third, oldest]);
    expect(await earlier('owner')).toEqual([]);
    expect(await earlier('nobody')).toEqual([]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('includes a build that the site has rolled back to since', async () => {
    const rolledBack = registryOf([third, oldest, newest, second], 6);
    expect(await createEarlierBuilds(page, async () => rolledBack)('guest')).toEqual([third, oldest]);
  });

  it('ignores a registry that is older than the page’s', async () => {
    const replayed = registryOf([newest, second, third], 4);
    expect(await createEarlierBuilds(page, async () => replayed)('guest')).toEqual([]);
  });

  it('leaves out canaries', async () => {
    const canaryBuild = aRelease('guest', { build: 'ffffffffffff' });
    const tried = {
      ...whole,
      areas: { guest: { ...whole.areas.guest!, canary: { release: canaryBuild, percent: 5 } } },
    };
    expect(await createEarlierBuilds(page, async () => tried)('guest')).toEqual([third, oldest]);
  });

  it('leaves out builds of another contract', async () => {
    const foreign = aRelease('guest', { build: 'eeeeeeeeeeee', contract: '9.0.0' });
    const earlier = createEarlierBuilds(page, async () => registryOf([newest, second, foreign, third]));
    expect(await earlier('guest')).toEqual([third]);
  });

  it('gives nothing when the site can’t be reached, and asks again the next time', async () => {
    const read = jest.fn(() => Promise.reject<typeof whole>(new Error('offline')));
    const earlier = createEarlierBuilds(page, read);
    expect(await earlier('guest')).toEqual([]);
    read.mockResolvedValueOnce(whole);
    expect(await earlier('guest')).toEqual([third, oldest]);
  });

  it('stops waiting for a slow answer', async () => {
    jest.useFakeTimers();
    const answer = createEarlierBuilds(page, () => new Promise(() => {}))('guest');
    await jest.advanceTimersByTimeAsync(2000);
    expect(await answer).toEqual([]);
    jest.useRealTimers();
  });
});

describe('goFurtherBack', () => {
  it('adds earlier builds only to areas with a broken build', async () => {
    const asked = jest.fn(async () => [third]);
    const { areas } = await goFurtherBack(page, [newest.build], asked);
    expect(areas.guest?.previous).toEqual([second, third]);
    expect(areas.owner).toBe(page.areas.owner);
    expect(asked.mock.calls).toEqual([['guest']]);
    expect(await goFurtherBack(page, ['ffffffffffff'], asked)).toEqual(page);
  });
});
