/** @environment browser */
import { createMemoryRouter } from '@marisma/area-kit/router';
import { areaStore, setArea } from './area-store';
import { SETTLED_AFTER_MS } from './first-render';
import { noteRunning, takeHung, watchNavigations } from './running-build';

const BUILD = 'bbbbbbbbbbbb';
const areas = { find: () => ({ name: 'guest', path: {} as never }) };

beforeEach(() => {
  jest.useFakeTimers();
  areaStore.setState({}, true);
});

it('names the build that hung the tab, once', () => {
  noteRunning(BUILD);
  // No timer fires in a tab that hangs.
  expect(takeHung()).toBe(BUILD);
  expect(takeHung()).toBeUndefined();
});

it('does not blame a build that loads slowly and then runs, nor one that the visitor leaves', () => {
  setArea('guest', { phase: 'loading', build: BUILD });
  noteRunning(BUILD);
  jest.advanceTimersByTime(5 * SETTLED_AFTER_MS);
  setArea('guest', { phase: 'ready', build: BUILD });
  jest.advanceTimersByTime(SETTLED_AFTER_MS);
  expect(takeHung()).toBeUndefined();

  noteRunning(BUILD);
  window.dispatchEvent(new Event('pagehide'));
  expect(takeHung()).toBeUndefined();
});

it('names the build of a later page that hangs the tab', async () => {
  setArea('guest', { phase: 'ready', build: BUILD });
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/guest', loader: () => new Promise(() => {}), element: null },
  ]);
  watchNavigations(router, areas);
  void router.navigate('/guest');
  await Promise.resolve();
  expect(takeHung()).toBe(BUILD);
});
