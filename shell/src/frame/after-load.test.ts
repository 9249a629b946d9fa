/** @environment browser */
import { afterLoad } from './after-load';

const setReady = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
const loadedAt = (loadEventEnd: number) =>
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd }] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setReady('complete');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('waits for the load event first', () => {
  setReady('interactive');
  const callback = jest.fn();
  afterLoad(500, callback);
  jest.advanceTimersByTime(3000);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(499);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the delay has passed', 300, 200],
  ['after the delay', 900, 0],
])('a caller %s waits for the remaining time', (_when, late, left) => {
  jest.advanceTimersByTime(5000);
  loadedAt(performance.now() - late);
  const callback = jest.fn();
  afterLoad(500, callback);
  if (left > 0) jest.advanceTimersByTime(left - 1);
  expect(callback).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('can be canceled before and after the load event', () => {
  const callback = jest.fn();
  afterLoad(500, callback)();
  setReady('interactive');
  afterLoad(500, callback)();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
});
