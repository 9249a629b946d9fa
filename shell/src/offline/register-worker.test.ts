/** @environment browser */
import { offlineMeta } from '@marisma/area-kit/offline';
import { loadSiteConfig } from '../config/site-config';
import { registerWorker } from './register-worker';

jest.mock('../config/site-config', () => ({ loadSiteConfig: jest.fn() }));

const configure = (serviceWorker?: boolean): void =>
  void jest.mocked(loadSiteConfig).mockResolvedValue({ supabaseUrl: '/', supabaseKey: 'k', serviceWorker });

/** A browser's service workers; `script` is the registered one. */
function openContainer({ script, controller }: { script?: string; controller?: object } = {}) {
  const active = { postMessage: jest.fn(), scriptURL: new URL(script ?? '/sw.js', location.origin).href };
  const registration = { active, unregister: jest.fn(async () => true) };
  const container = {
    controller: controller ?? null,
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
    getRegistration: jest.fn(async () => (script ? registration : undefined)),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return {
    container,
    registration,
    messages: () => active.postMessage.mock.calls.map(([message]) => message),
  };
}

function openTab(first: string) {
  let path = first;
  let listener = (): void => {};
  return {
    tab: {
      here: () => path,
      subscribe: (next: () => void) => void (listener = next),
      isPublic: (pathname: string) => pathname !== '/dashboard',
    },
    go: (next: string) => {
      path = next;
      listener();
      listener();
    },
  };
}

const deleted = jest.fn(async () => true);
beforeEach(() => void Object.assign(globalThis, { caches: { delete: deleted } }));
afterEach(() => {
  jest.clearAllMocks();
  document.head.innerHTML = '';
  for (const [owner, name] of [
    [navigator, 'serviceWorker'],
    [navigator, 'connection'],
    [globalThis, 'caches'],
  ] as const) {
    Reflect.deleteProperty(owner, name);
  }
});

test('each public page is reported once; guarded pages never', async () => {
  configure(true);
  const { container, messages } = openContainer();
  const { tab, go } = openTab('/about');
  await registerWorker(tab);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  for (const path of ['/terms', '/dashboard', '/about']) go(path);
  expect(messages()).toEqual([{ seen: '/about' }, { seen: '/terms' }, { seen: '/about' }]);
});

test('a document answered by the worker is not reported; the page it redirected to is', async () => {
  configure(true);
  document.head.innerHTML = offlineMeta('/about');
  const { messages } = openContainer({ script: '/sw.js', controller: {} });
  await registerWorker(openTab('/about').tab);
  expect(messages()).toEqual([]);
  await registerWorker(openTab('/concierge').tab);
  expect(messages()).toEqual([{ seen: '/concierge' }]);
});

test('nothing is reported under Save-Data', async () => {
  configure(true);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { messages } = openContainer();
  await registerWorker(openTab('/about').tab);
  expect(messages()).toEqual([]);
});

test.each([undefined, false])(
  'a site with the setting %s removes its worker and the copies',
  async (wanted) => {
    configure(wanted);
    const { container, registration } = openContainer({ script: '/sw.js' });
    await registerWorker(openTab('/about').tab);
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(deleted).toHaveBeenCalledWith('marisma-pages');
    expect(container.register).not.toHaveBeenCalled();
  },
);

test('another worker on this origin is kept', async () => {
  configure(false);
  const { registration } = openContainer({ script: '/other.js' });
  await registerWorker(openTab('/about').tab);
  expect(registration.unregister).not.toHaveBeenCalled();
});

test('nothing happens in a browser without workers', async () => {
  await registerWorker(openTab('/about').tab);
  expect(loadSiteConfig).not.toHaveBeenCalled();
});
