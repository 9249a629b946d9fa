import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyRoute, notFound } from '@marisma/area-kit/router';
import { expectConsole, renderRoutes } from '@marisma/area-kit/testing';
import { areaStore, readArea, setArea } from '../areas/area-store';
import { AreaErrorElement } from './area-error-element';

let broken: unknown;
function Page() {
  if (broken) throw broken;
  return <h1>The page</h1>;
}

function open(load: Parameters<typeof lazyRoute>[1] = async () => ({ default: Page })) {
  setArea('guest', { phase: 'ready', build: 'aaaaaaaaaaaa' });
  return renderRoutes(
    [{ errorElement: <AreaErrorElement area="guest" />, children: [lazyRoute('/guest', load)] }],
    '/guest',
  );
}

beforeEach(() => {
  areaStore.setState({}, true);
  broken = undefined;
});

it('shows one reference in panel and store for a page that threw, and Retry renders the page again', async () => {
  expectConsole(/out of luck/);
  broken = new Error('out of luck');
  open();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveAttribute('data-reason', 'render-crash');
  const { phase, pageFault } = readArea('guest');
  expect(phase).toBe('ready');
  expect(pageFault).toMatchObject({ reason: 'render-crash', pathname: '/guest' });
  expect(panel).toHaveTextContent(`Reference: ${pageFault?.reference}`);

  broken = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

it('shows its own reason for a missing file', async () => {
  open(() => Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' })));
  expect(await screen.findByRole('alert')).toHaveAttribute('data-reason', 'chunk-missing');
});

it('shows a timeout for a file that loaded too slowly', async () => {
  const late = Object.assign(new Error('late'), { name: 'ChunkLoadError', type: 'timeout' });
  const load = jest.fn(() => Promise.reject(late));
  open(load);
  expect(await screen.findByRole('alert')).toHaveAttribute('data-reason', 'timeout');
  expect(load).toHaveBeenCalledTimes(1);
});

it('silently retries a file that a network error lost', async () => {
  const load = jest.fn(async () => ({ default: Page }));
  load.mockImplementationOnce(() =>
    Promise.reject(Object.assign(new Error('dropped'), { name: 'ChunkLoadError', type: 'error' })),
  );
  open(load);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows the 404 page for a 404 and records no fault', async () => {
  expectConsole(/404/);
  open(async () => ({
    default: Page,
    loader: () => {
      throw notFound();
    },
  }));
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(readArea('guest').pageFault).toBeUndefined();
});

it('shows no panel while the page is reloaded with the build before', async () => {
  expectConsole(/out of luck/);
  broken = new Error('out of luck');
  open();
  setArea('guest', { phase: 'fallback', build: '000000000000' });
  await screen.findByText(/loading/i);
  expect(screen.queryByRole('alert')).toBeNull();
});
