import { whenHeroArrived } from './hero';

function openPage(html: string, complete = false): { hero: Element | null; started: jest.Mock } {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const hero = document.querySelector('img');
  if (hero) Object.defineProperty(hero, 'complete', { value: complete });
  const started = jest.fn();
  whenHeroArrived(started);
  return { hero, started };
}

const HERO = '<img alt="" fetchpriority="high">';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['<p>Words</p>', '<img alt="" loading="lazy">'])('starts at once without a hero: %s', (html) => {
  expect(openPage(html).started).toHaveBeenCalledTimes(1);
});

it('starts at once when the hero is there', () => {
  expect(openPage(HERO, true).started).toHaveBeenCalledTimes(1);
});

it.each(['load', 'error'])('starts once, when the hero says %s', (event) => {
  const { hero, started } = openPage(HERO);
  expect(started).not.toHaveBeenCalled();
  hero?.dispatchEvent(new Event(event));
  hero?.dispatchEvent(new Event(event));
  jest.advanceTimersByTime(10_000);
  expect(started).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'wheel'])('starts at the visitor’s first move: %s', (event) => {
  const { started } = openPage(HERO);
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event(event));
  expect(started).toHaveBeenCalledTimes(1);
});

it('waits two seconds and no longer', () => {
  const { started } = openPage(HERO);
  jest.advanceTimersByTime(1999);
  expect(started).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(started).toHaveBeenCalledTimes(1);
});
