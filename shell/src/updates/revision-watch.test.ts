/** @environment browser */
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { POLL_EVERY_MS, updateStore, watchRevision } from './revision-watch';

const newer = () => updateStore.getState().newer;
const check = () => updateStore.getState().check();

/** A site whose public area has the build of this number. */
const siteAt = (revision: number, build = revision) => ({
  ...buildRegistry([buildRelease('public', { build: `bbbbbbbb${build}` })]),
  revision,
});

let stop: () => void = () => {};

/** A tab of revision 7, and a site that answers with these states in turn, the last one again and again. */
function open(...states: (ReturnType<typeof siteAt> | Error)[]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const state = states.length > 1 ? states.shift()! : states[0]!;
    if (state instanceof Error) throw state;
    return new Response(JSON.stringify(state));
  });
  stop = watchRevision({ registry: siteAt(7) }, (registry) => registry);
  return fetched;
}

beforeEach(() => {
  jest.useFakeTimers();
  updateStore.setState({ newer: null });
});
afterEach(() => {
  stop();
});

it.each<[string, Parameters<typeof open>, (number | null)[]]>([
  ['says nothing of the same revision, and of an older one', [siteAt(7), siteAt(6)], [null, null]],
  ['knows the newest of several releases', [siteAt(8), siteAt(9), siteAt(8)], [8, 9, 9]],
  ['keeps its state when the site can’t be reached', [new Error('offline'), siteAt(8)], [null, 8]],
  ['takes the notice back when a rollback restores what this tab has', [siteAt(8), siteAt(9, 7)], [8, null]],
])('%s', async (_, states, expected) => {
  open(...states);
  for (const revision of expected) {
    await check();
    expect(newer()).toBe(revision);
  }
});

it('asks every minute', async () => {
  const fetched = open(siteAt(8));
  await jest.advanceTimersByTimeAsync(POLL_EVERY_MS - 1);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(newer()).toBe(8);
});

it('asks once when the visitor returns, despite several events, and again later', async () => {
  const fetched = open(siteAt(7));
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('focus'));
  };
  await comeBack();
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  await comeBack();
  expect(fetched).toHaveBeenCalledTimes(2);
});
