import { safeStorage } from '@marisma/area-kit/browser';
import { LIFETIME_MS } from './kept-overrides';
import { dropOverride, takeOverrides } from './take-overrides';

const NOW = 1_800_000_000_000;
const GUEST = { area: 'guest', url: 'http://localhost:3002/area.json', until: NOW + LIFETIME_MS };

const storage = safeStorage(() => undefined);
const replaceState = jest.fn();
const open = (address: string, now = NOW) => {
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  return takeOverrides({
    location: { pathname, search, hash },
    history: { state: { idx: 3 }, replaceState },
    storage,
    now,
  });
};

beforeEach(() => {
  storage.removeItem('marisma.overrides');
  replaceState.mockClear();
});

it('stores the address’s overrides, and removes them from the address', () => {
  expect(open('/about?areas&area.guest=http://localhost:3002/#x')).toEqual({ kept: [GUEST], refused: [] });
  expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/about?areas#x');
  replaceState.mockClear();
  expect(open('/contact').kept).toEqual([GUEST]);
  expect(replaceState).not.toHaveBeenCalled();
});

it('expires after eight hours, and when the clock was set back', () => {
  open('/?area.guest=http://localhost:3002/');
  expect(open('/', NOW + LIFETIME_MS - 1).kept).toHaveLength(1);
  expect(open('/', NOW + LIFETIME_MS).kept).toEqual([]);
  open('/?area.guest=http://localhost:3002/');
  expect(open('/', NOW - 1).kept).toEqual([]);
});

it('refuses an address on another host, and keeps the stored override', () => {
  open('/?area.guest=http://localhost:3002/');
  expect(open('/?area.guest=https://evil.example/')).toEqual({ kept: [GUEST], refused: ['guest'] });
});

it('ends an override by an empty address and by name', () => {
  open('/?area.guest=http://localhost:3002/&area.owner=http://localhost:3003/');
  expect(open('/?area.guest=').kept.map(({ area }) => area)).toEqual(['owner']);
  dropOverride(storage, 'owner', NOW);
  expect(open('/').kept).toEqual([]);
});

it.each([
  'not JSON',
  '7',
  'null',
  '[null]',
  JSON.stringify([{ ...GUEST, url: 'https://evil.example/area.json' }]),
  JSON.stringify([{ ...GUEST, url: 'http://localhost:3002/mf-manifest.json' }]),
  JSON.stringify([{ ...GUEST, until: NOW + LIFETIME_MS + 1 }]),
  JSON.stringify([{ ...GUEST, until: null }]),
])('ignores invalid stored values: %s', (text) => {
  storage.setItem('marisma.overrides', text);
  expect(open('/').kept).toEqual([]);
});
