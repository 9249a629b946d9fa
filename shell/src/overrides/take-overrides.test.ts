import { safeStorage } from '@marisma/area-kit/browser';
import { dropOverride, takeOverrides } from './take-overrides';

const GUEST = { guest: 'http://localhost:3002/area.json' };

const storage = safeStorage(() => undefined);
const replaceState = jest.fn();
const open = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  return takeOverrides({
    location: { pathname, search, hash },
    history: { state: { idx: 3 }, replaceState },
    storage,
  });
};

beforeEach(() => {
  storage.removeItem('marisma.overrides');
  replaceState.mockClear();
});

it('stores the address’s overrides, and removes them from the address', () => {
  expect(open('/about?areas&area.guest=http://localhost:3002/#x')).toEqual({ kept: GUEST, refused: [] });
  expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/about?areas#x');
  replaceState.mockClear();
  expect(open('/contact').kept).toEqual(GUEST);
  expect(replaceState).not.toHaveBeenCalled();
});

it('refuses an address on another host, and keeps the stored override', () => {
  open('/?area.guest=http://localhost:3002/');
  expect(open('/?area.guest=https://evil.example/')).toEqual({ kept: GUEST, refused: ['guest'] });
});

it('ends an override by an empty address and by name', () => {
  open('/?area.guest=http://localhost:3002/&area.owner=http://localhost:3003/');
  expect(Object.keys(open('/?area.guest=').kept)).toEqual(['owner']);
  dropOverride(storage, 'owner');
  expect(open('/').kept).toEqual({});
});

it.each([
  'not JSON',
  '7',
  'null',
  '[null]',
  '{"guest":7}',
  '{"guest":"https://evil.example/area.json"}',
  '{"guest":"http://localhost:3002/mf-manifest.json"}',
])('ignores invalid stored values: %s', (text) => {
  storage.setItem('marisma.overrides', text);
  expect(open('/').kept).toEqual({});
});
