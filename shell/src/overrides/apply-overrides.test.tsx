import { render, screen } from '@testing-library/react';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { tabStorage } from '@marisma/area-kit/browser';
import { applyOverrides } from './apply-overrides';

const registered = () => {
  const registry = buildRegistry([buildRelease('guest'), buildRelease('owner')]);
  const { guest } = registry.areas;
  registry.areas.guest = { ...guest!, disabled: 'Back on Monday', previous: [buildRelease('guest')] };
  return { registry, rejected: {} };
};
const { url: _url, ...offered } = buildRelease('guest', { build: 'dddddddddddd' });

const answer = (respond: () => Promise<Response>) => {
  const asked = jest.fn(respond);
  globalThis.fetch = asked;
  return asked;
};
const json = (body: unknown) => async () => new Response(JSON.stringify(body));

const realFetch = globalThis.fetch;
afterAll(() => void (globalThis.fetch = realFetch));
beforeEach(() => {
  tabStorage.removeItem('marisma.overrides');
  history.replaceState(null, '', '/?area.guest=http://localhost:3002/');
});

it('replaces the released build, without a fallback', async () => {
  const asked = answer(json(offered));
  const { registry, rejected, notes, banner } = await applyOverrides(registered(), tabStorage);
  expect(registry.areas.guest).toEqual({
    live: { ...offered, url: 'http://localhost:3002/' },
    previous: [],
  });
  expect(registry.areas.owner).toEqual(registered().registry.areas.owner);
  expect(rejected).toEqual({});
  expect(notes.guest).toContain('override from http://localhost:3002/area.json');
  expect(asked).toHaveBeenCalledWith(
    'http://localhost:3002/area.json',
    expect.objectContaining({ credentials: 'omit', redirect: 'error' }),
  );
  render(banner);
  expect(screen.getByRole('region', { name: 'Overrides of this tab' })).toHaveTextContent(
    'guest comes from http://localhost:3002/area.json',
  );
  expect(screen.getByRole('button', { name: 'Reset guest' })).toBeVisible();
});

it('can add an area that is not in the registry', async () => {
  history.replaceState(null, '', '/?area.events=http://localhost:3002/');
  answer(json({ ...offered, name: 'events' }));
  const { registry } = await applyOverrides(registered(), tabStorage);
  expect(registry.areas.events?.live.build).toBe(offered.build);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('refused')), 'manifest-unreachable'],
  ['answers 404', async () => new Response('', { status: 404 }), 'manifest-unreachable'],
  ['sends a page', async () => new Response('<!doctype html>'), 'manifest-invalid'],
  ['sends something else', json({}), 'manifest-invalid'],
  ['has another area', json({ ...offered, name: 'owner' }), 'manifest-invalid'],
  ['has another contract', json({ ...offered, contract: '9.0.0' }), 'contract-mismatch'],
])('rejects the area with the reason when the server %s', async (_what, respond, reason) => {
  answer(respond);
  const { registry, rejected, banner } = await applyOverrides(registered(), tabStorage);
  expect(registry.areas.guest).toBeUndefined();
  expect(rejected.guest).toMatchObject({ reason, paths: ['/guest/*'] });
  render(banner);
  expect(screen.getByRole('alert')).toHaveTextContent(/can’t be used.* The released build is not shown/);
});

it('sends no request and shows no banner without an override', async () => {
  history.replaceState(null, '', '/about');
  const asked = answer(json(offered));
  const { registry, banner } = await applyOverrides(registered(), tabStorage);
  expect(asked).not.toHaveBeenCalled();
  expect(registry).toEqual(registered().registry);
  const { container } = render(banner);
  expect(container).toBeEmptyDOMElement();
});

it('shows that an address on another host was ignored', async () => {
  history.replaceState(null, '', '/?area.guest=https://evil.example/');
  const { registry, banner } = await applyOverrides(registered(), tabStorage);
  expect(registry).toEqual(registered().registry);
  render(banner);
  expect(screen.getByRole('alert')).toHaveTextContent('a place for guest that is not on this machine');
});
