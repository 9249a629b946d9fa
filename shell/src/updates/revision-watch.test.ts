import { aRegistry, aRelease } from '../../../shared/src/testing/registry';
import { createRevisionWatch, POLL_EVERY_MS, updateStore } from './revision-watch';
import type { SiteState } from './site-state';

const newer = () => updateStore.getState().newer;
let stop: () => void = () => {};

/** A site whose public area has a new build in each revision. */
const siteAt = (revision: number): SiteState => ({
  shell: 's1',
  registry: { ...aRegistry([aRelease('public', { build: `b${revision}` })]), revision },
});

function start(own: number, fetchRevision: () => Promise<number>) {
  const asked = jest.fn(async () => siteAt(await fetchRevision()));
  const watch = createRevisionWatch(siteAt(own), asked);
  stop = watch.start();
  return { watch, asked };
}

beforeEach(() => {
  jest.useFakeTimers();
  updateStore.setState({ newer: null });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('reports nothing while the site’s revision is not newer', async () => {
  const answers = [7, 6];
  const { watch } = start(7, async () => answers.shift() ?? 0);
  await watch.check();
  await watch.check();
  expect(newer()).toBeNull();
});

it('reports the newest of several releases and never an older one', async () => {
  const answers = [8, 12, 9];
  const { watch } = start(7, async () => answers.shift() ?? 0);
  for (const expected of [8, 12, 12]) {
    await watch.check();
    expect(newer()).toBe(expected);
  }
});

it('asks every minute', async () => {
  const { asked } = start(1, async () => 2);
  await jest.advanceTimersByTimeAsync(POLL_EVERY_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(newer()).toBe(2);
});

it('asks once when the visitor returns, despite several events, and again later', async () => {
  const { asked } = start(1, async () => 1);
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('focus'));
  };
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('keeps its state when the site can’t be reached, and asks again', async () => {
  const fetchRevision = jest
    .fn<Promise<number>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(3);
  const { watch } = start(1, fetchRevision);
  await watch.check();
  expect(newer()).toBeNull();
  await watch.check();
  expect(newer()).toBe(3);
});

it('takes the notice back when a rollback restores what this tab has', async () => {
  const restored = { ...siteAt(7), registry: { ...siteAt(7).registry, revision: 9 } };
  const states = [siteAt(8), restored];
  const watch = createRevisionWatch(siteAt(7), async () => states.shift()!);
  await watch.check();
  expect(newer()).toBe(8);
  await watch.check();
  expect(newer()).toBeNull();
});
