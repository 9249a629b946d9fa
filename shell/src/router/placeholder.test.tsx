import { act, screen } from '@testing-library/react';
import { buildRegistry, buildRelease, expectConsole, renderRoutes } from '@marisma/area-kit/testing';
import { createAreaDirectory } from '../areas/area-directory';
import { areaStore, setArea } from '../areas/area-store';
import { Placeholder } from './placeholder';

const registry = buildRegistry([
  buildRelease('news'),
  buildRelease('guest', { paths: [{ path: '/guest', access: ['client'], frame: 'site', title: 'Guest' }] }),
]);

type Found = Parameters<typeof createAreaDirectory>[0];

function open(path: string, options: Parameters<typeof renderRoutes>[2] = {}, found: Partial<Found> = {}) {
  const areas = createAreaDirectory({ registry, rejected: {}, source: 'page', ...found }, () =>
    Promise.reject(new Error('not asked')),
  );
  const routes = [
    { path: '/auth', element: <h1>Sign in</h1> },
    { path: '*', element: <Placeholder areas={areas} /> },
  ];
  return renderRoutes(routes, path, options);
}

async function panel(reason: string) {
  const found = await screen.findByRole('alert');
  expect(found).toHaveAttribute('data-reason', reason);
  return found;
}

beforeEach(() => areaStore.setState({}, true));

it('waits for a loading area, with a message when that takes long and Retry when it is overdue', async () => {
  open('/news/today');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => setArea('news', { phase: 'loading', slow: true }));
  expect(await screen.findByText('This is taking longer than usual. Please stay with us.')).toBeVisible();
  act(() => setArea('news', { phase: 'retrying', slow: true, overdue: true }));
  expect(await panel('timeout')).toHaveTextContent('We keep trying');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('shows reason and reference of a failed area, with Retry and a link home', async () => {
  open('/news/today');
  act(() => setArea('news', { phase: 'failed', reason: 'timeout', reference: 'A3C4D6' }));
  expect(await panel('timeout')).toHaveTextContent('Reference: A3C4D6');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it.each([
  ['Back on Monday at nine.', 'Back on Monday at nine.'],
  ['', 'We have switched this part of the site off for a moment. Everything else works as usual.'],
])('shows a disabled area’s message: %j', async (message, shown) => {
  open('/news/today');
  act(() => setArea('news', { phase: 'disabled', message }));
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('tells a signed-out visitor nothing about a guarded area, even when disabled', async () => {
  setArea('guest', { phase: 'disabled', message: 'For clients only' });
  open('/guest', { roles: null });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('For clients only')).toBeNull();
});

it('tells a client with access that the area is disabled', async () => {
  setArea('guest', { phase: 'disabled', message: 'For clients only' });
  open('/guest', { roles: ['client'] });
  expect(await screen.findByText('For clients only')).toBeVisible();
});

it.each([
  ['no area is declared', '/nowhere'],
  ['a loaded area has no page', '/news/nowhere'],
])('is the 404 page where %s', async (_where, path) => {
  expectConsole(/404/);
  setArea('news', { phase: 'ready' });
  open(path);
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

it('shows that the registry is missing instead of the 404 page', async () => {
  open('/anything', {}, { source: 'none' });
  await panel('registry-unreachable');
});

it('shows why an area’s entry was rejected, only at the area’s paths', async () => {
  const rejected: Found['rejected'] = {
    shop: { reason: 'manifest-invalid', detail: 'x', paths: ['/shop/*'] },
  };
  open('/shop/hats', {}, { rejected });
  await panel('manifest-invalid');
});
