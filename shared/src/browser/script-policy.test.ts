import { createScriptPolicy } from './script-policy';

const onlyA = (url: string) => {
  if (url !== '/a.js') throw new TypeError('not allowed');
};

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

test('an allowed URL is returned, another URL is refused', () => {
  const trustedUrl = createScriptPolicy('scripts', onlyA);
  expect(trustedUrl('/a.js')).toBe('/a.js');
  expect(() => trustedUrl('/b.js')).toThrow('not allowed');
});

test('in a browser with Trusted Types the policy creates the URL', () => {
  const createPolicy = jest.fn((name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `${name}:${rules.createScriptURL(url)}`,
  }));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const trustedUrl = createScriptPolicy('scripts', onlyA);
  expect(trustedUrl('/a.js')).toBe('scripts:/a.js');
  expect(() => trustedUrl('/b.js')).toThrow('not allowed');
});
