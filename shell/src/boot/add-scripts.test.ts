/** @environment browser */
import { LOST_SCRIPT_KEY, STALLED_MARK } from '@marisma/area-kit/page-marks';
import { addScripts } from './add-scripts';

const MAIN = '/shell/a/main.js';

const asked = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');
const lose = (src: string): void =>
  void document.head.querySelector(`script[src="${src}"]`)?.dispatchEvent(new Event('error'));
const isTold = (): boolean => document.body.firstElementChild?.hasAttribute('data-now') ?? false;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<p ${STALLED_MARK}></p>`;
});

it('requests the scripts in order', () => {
  addScripts(['/shell/a/first.js', MAIN]);
  expect(asked()).toEqual(['/shell/a/first.js', MAIN]);
  const [script] = document.head.querySelectorAll('script');
  expect(script).toMatchObject({ async: false, crossOrigin: 'anonymous' });
});

it('lets the browser compare a script with the digest in its name, at both requests', () => {
  const named = `/shell/a/main.${'0f'.repeat(32)}.js`;
  addScripts([named]);
  lose(named);
  const digests = [...document.head.querySelectorAll('script')].map(({ integrity }) => integrity);
  expect(digests).toEqual(Array(2).fill(`sha256-${btoa('\x0f'.repeat(32))}`));
});

it('requests a failed script once more under another URL, without a notice', () => {
  addScripts([MAIN]);
  lose(MAIN);
  expect(asked()).toEqual([MAIN, `${MAIN}?retry=1`]);
  expect(isTold()).toBe(false);
});

it('shows the stalled notice and notes the script when the second request fails', () => {
  addScripts([MAIN]);
  lose(MAIN);
  lose(`${MAIN}?retry=1`);
  expect(asked()).toHaveLength(2);
  expect(isTold()).toBe(true);
  expect(localStorage.getItem(LOST_SCRIPT_KEY)).toBe(MAIN);
});

it('does not throw on a page without the notice', () => {
  document.body.innerHTML = '';
  addScripts([MAIN]);
  lose(MAIN);
  expect(() => lose(`${MAIN}?retry=1`)).not.toThrow();
});

it('refuses a script that is not in the plan', () => {
  const policies: { createScriptURL(url: string): string }[] = [];
  const trustedTypes = {
    createPolicy: (_name: string, rules: (typeof policies)[number]) => (policies.push(rules), rules),
  };
  Object.assign(globalThis, { trustedTypes });
  addScripts([MAIN]);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(() => policies[0]?.createScriptURL('https://elsewhere.test/main.js')).toThrow(/not in the plan/);
  expect(policies[0]?.createScriptURL(`${MAIN}?retry=1`)).toBe(`${MAIN}?retry=1`);
});
