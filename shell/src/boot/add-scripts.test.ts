import { STALLED_MARK } from '@marisma/shared/page-marks';
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

it('asks for the scripts in their order', () => {
  addScripts(['/shell/a/first.js', MAIN]);
  expect(asked()).toEqual(['/shell/a/first.js', MAIN]);
  const [script] = document.head.querySelectorAll('script');
  expect(script).toMatchObject({ async: false, crossOrigin: 'anonymous' });
});

it('asks once more, under another address, for a script that is lost, and says nothing yet', () => {
  addScripts([MAIN]);
  lose(MAIN);
  expect(asked()).toEqual([MAIN, `${MAIN}?retry=1`]);
  expect(isTold()).toBe(false);
});

it('says that the page has stalled when the script is lost again', () => {
  addScripts([MAIN]);
  lose(MAIN);
  lose(`${MAIN}?retry=1`);
  expect(asked()).toHaveLength(2);
  expect(isTold()).toBe(true);
});

it('stays calm on a page that has no such notice', () => {
  document.body.innerHTML = '';
  addScripts([MAIN]);
  lose(MAIN);
  expect(() => lose(`${MAIN}?retry=1`)).not.toThrow();
});

it('runs nothing that is not in the plan', () => {
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
