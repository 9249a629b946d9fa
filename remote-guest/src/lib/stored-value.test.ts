import { safeStorage, tabStorage } from '@marisma/area-kit/browser';
import { storedValue } from './stored-value';

const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);
const make = (storage = tabStorage) => storedValue({ storage, key: 'count', initial: 1, parse: asNumber });

beforeEach(() => sessionStorage.clear());

test('a value is restored after a reload', () => {
  make().update((count) => count + 4);
  expect(make().get()).toBe(5);
});

test.each(['{', '"five"', 'null'])('invalid stored text %s counts as nothing stored', (text) => {
  sessionStorage.setItem('count', text);
  expect(make().get()).toBe(1);
});

test('with storage denied the value still changes', () => {
  const denied = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const value = make(denied);
  expect(value.get()).toBe(1);
  value.update(() => 2);
  expect(value.get()).toBe(2);
});

test('subscribers are called on a change until they unsubscribe', () => {
  const value = make();
  const listener = jest.fn();
  const unsubscribe = value.subscribe(listener);
  value.update(() => 2);
  unsubscribe();
  value.update(() => 3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('clearing removes the value from storage', () => {
  const value = make();
  value.update(() => 9);
  value.clear();
  expect([value.get(), sessionStorage.getItem('count')]).toEqual([1, null]);
});
