/** @environment browser */
import type { Readable, Session } from '@marisma/area-kit/shell';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { areaStore, setArea } from './area-store';
import { trustRegistry } from './integrity';
import { prefetchOnIntent } from './prefetch';

const digest = 'sha384-AAAA';
const release = (name: string, access: 'public' | ['client']) =>
  buildRelease(name, {
    entry: 'mf-manifest.json',
    paths: [{ path: `/${name}`, access, frame: 'site', title: name }],
    preload: { [`/${name}`]: ['remoteEntry.js', 'page.js'] },
    integrity: { 'mf-manifest.json': digest, 'remoteEntry.js': digest, 'page.js': digest },
  });
/** Prefetched URLs are remembered per document, so each test uses its own areas. */
const names = ['pointed', 'focused', 'followed', 'saving', 'ready', 'off', 'guarded'];
const registry = buildRegistry(
  names.map((name) => release(name, name === 'guarded' ? ['client'] : 'public')),
);
let current: Session = { status: 'signedOut' };
const session: Readable<Session> = { get: () => current, subscribe: () => () => {} };

const loadAhead = jest.fn();

trustRegistry(registry);
prefetchOnIntent(registry, session, loadAhead);

beforeEach(() => {
  loadAhead.mockClear();
  areaStore.setState({}, true);
  document.head.innerHTML = '';
  document.body.innerHTML = names.map((name) => `<a href="/${name}"><b>${name}</b></a>`).join('');
  document.body.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

function meet(name: string, event: string): string[] {
  document.querySelector(`a[href="/${name}"] b`)?.dispatchEvent(new Event(event, { bubbles: true }));
  return [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity }) =>
    `${rel} ${as} ${href.split('/').at(-1)} ${integrity ?? ''}`.trim(),
  );
}
const ALL = [
  'preload fetch mf-manifest.json',
  `preload script remoteEntry.js ${digest}`,
  `preload script page.js ${digest}`,
];
const saveData = (): void =>
  void Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

it.each([
  ['pointed', 'pointerover'],
  ['focused', 'focusin'],
  ['followed', 'click'],
])('fetches all files of a page once when its link is %s', (name, event) => {
  expect(meet(name, event)).toEqual(ALL);
  expect(meet(name, event)).toEqual(ALL);
});

it('evaluates a page on hover; on a click it leaves that to the router', () => {
  meet('followed', 'click');
  expect(loadAhead).not.toHaveBeenCalled();
  meet('pointed', 'pointerover');
  expect(loadAhead).toHaveBeenCalledWith('/pointed');
});

it.each(['checking', 'loading', 'failed'] as const)('does not load an area ahead that is %s', (phase) => {
  setArea('pointed', { phase, reason: 'timeout' });
  meet('pointed', 'pointerover');
  expect(loadAhead).not.toHaveBeenCalled();
});

it('fetches only followed links under Save-Data', () => {
  saveData();
  expect(meet('saving', 'pointerover')).toEqual([]);
  expect(meet('saving', 'click')).toEqual(ALL);
});

it('does not fetch the manifest of an area that is ready', () => {
  setArea('ready', { phase: 'ready' });
  expect(meet('ready', 'pointerover')).toEqual(ALL.slice(1));
  expect(loadAhead).toHaveBeenCalledWith('/ready');
});

it('fetches nothing of an area that is disabled', () => {
  setArea('off', { phase: 'disabled' });
  expect(meet('off', 'click')).toEqual([]);
});

it('fetches nothing that the guard would refuse', () => {
  expect(meet('guarded', 'click')).toEqual([]);
  expect(meet('guarded', 'pointerover')).toEqual([]);
  expect(loadAhead).not.toHaveBeenCalled();
  current = {
    status: 'signedIn',
    user: { id: 'u', email: 'u@marisma.test', firstName: 'U', lastName: 'V' },
    roles: ['client'],
    rolesStatus: 'ready',
  };
  expect(meet('guarded', 'click')).toEqual(ALL);
});
