/** @environment browser */
import { whenHeroShown } from './hero';

function openPage(html: string, complete = false): { hero: Element | null; started: jest.Mock } {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const hero = document.querySelector('img');
  if (hero) Object.defineProperty(hero, 'complete', { value: complete });
  const started = jest.fn();
  whenHeroShown(started);
  return { hero, started };
}

const HERO = '<img alt="" fetchpriority="high">';

/** jsdom paints nothing, so the test reports the painted element. */
let draw: (element: Element | null) => void;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockClear();
  globalThis.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      draw = (element) =>
        callback(
          { getEntries: () => [{ element }] } as unknown as PerformanceObserverEntryList,
          this as never,
        );
    }
    observe = jest.fn();
    disconnect = disconnect;
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it.each(['<p>Words</p>', '<img alt="" loading="lazy">'])('starts at once without a hero: %s', (html) => {
  expect(openPage(html).started).toHaveBeenCalledTimes(1);
});

it('starts once, when the browser has painted the hero', () => {
  const { hero, started } = openPage(HERO);
  hero?.dispatchEvent(new Event('load'));
  draw(document.body);
  expect(started).not.toHaveBeenCalled();
  draw(hero);
  expect(started).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(started).toHaveBeenCalledTimes(1);
});

it.each(['load', 'error'])(
  'starts soon after the hero’s %s event in a browser that reports no paints',
  (event) => {
    const { hero, started } = openPage(HERO);
    hero?.dispatchEvent(new Event(event));
    expect(started).not.toHaveBeenCalled();
    jest.advanceTimersByTime(150);
    expect(started).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(started).toHaveBeenCalledTimes(1);
  },
);

it('starts soon when the hero has already loaded', () => {
  const { started } = openPage(HERO, true);
  jest.advanceTimersByTime(150);
  expect(started).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'wheel'])('starts at the visitor’s first input: %s', (event) => {
  const { started } = openPage(HERO);
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event(event));
  expect(started).toHaveBeenCalledTimes(1);
});

it('waits two seconds at most', () => {
  const { started } = openPage(HERO);
  jest.advanceTimersByTime(1999);
  expect(started).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(started).toHaveBeenCalledTimes(1);
});
