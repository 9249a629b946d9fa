import { readJson, safeStorage } from './storage';

test('a denied storage falls back to memory and never throws', () => {
  const denied = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(denied.getItem('a')).toBeNull();
  denied.setItem('a', '1');
  expect(denied.getItem('a')).toBe('1');
  denied.removeItem('a');
  expect(denied.getItem('a')).toBeNull();
  expect(denied.persists()).toBe(false);
});

test('a full storage keeps the value for this page, and a later success replaces it', () => {
  const values = new Map<string, string>();
  let full = true;
  const storage = safeStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  }));
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  expect(storage.persists()).toBe(false);
  full = false;
  expect(storage.persists()).toBe(true);
  storage.setItem('a', '2');
  expect(storage.getItem('a')).toBe('2');
  expect(values.get('a')).toBe('2');
});

test('a stored text that is not JSON counts as absent', () => {
  const read = (text: string | null) => readJson({ getItem: () => text }, 'a');
  expect([read(null), read('{'), read('[1]')]).toEqual([null, null, [1]]);
});
