import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, lazyRoute, Outlet, RouterProvider } from '@marisma/area-kit/router';
import { Announcer } from './announcer';
import { RouteEffects } from './route-effects';

const page = (heading: string, title?: string | ((data: unknown) => string)) => async () => ({
  default: () => <h1>{heading}</h1>,
  loader: () => 'Ana',
  title,
  description: `About ${heading}`,
});

function Slow({ after, children }: { after: number; children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return ready ? children : <p>Loading</p>;
}

function Frame() {
  return (
    <>
      <RouteEffects fallbackTitle="Fallback" />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Announcer />
    </>
  );
}

const scrollTo = jest.fn();

async function open(entry = '/') {
  document.head.innerHTML = '<meta name="description" content="">';
  Object.assign(window, { scrollTo });
  scrollTo.mockClear();
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        HydrateFallback: () => null,
        children: [
          lazyRoute('/', page('Home', 'Marisma')),
          lazyRoute(
            '/reviews',
            page('Reviews', (data) => `Reviews of ${String(data)}`),
          ),
          lazyRoute('/plain', page('Plain')),
          {
            path: '/slow',
            element: (
              <Slow after={50}>
                <h1>Slow</h1>
              </Slow>
            ),
          },
          { path: '/bare', element: <p>No heading here</p> },
        ],
      },
    ],
    { initialEntries: [entry] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('main');
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router;
}

const go = (router: Awaited<ReturnType<typeof open>>, to: string | number) =>
  act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
const announced = () => document.querySelector('[data-announcer]')?.textContent;

test('title and description come from the page or its data, else from the fallback', async () => {
  const router = await open();
  expect(document.title).toBe('Marisma');
  await go(router, '/reviews');
  expect(document.title).toBe('Reviews of Ana');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'About Reviews');
  await go(router, '/plain');
  expect(document.title).toBe('Fallback');
});

test('the first page keeps the focus; each later page moves it to its heading', async () => {
  const router = await open();
  expect(document.body).toHaveFocus();
  await go(router, '/reviews');
  expect(screen.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await go(router, -1);
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  expect(announced()).toBe('');
});

test('changes of query or anchor move neither focus nor scroll position', async () => {
  const router = await open();
  for (const to of ['/?sort=name', '/#rooms', '/']) await go(router, to);
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a heading that appears later takes the focus', async () => {
  const router = await open();
  await go(router, '/slow');
  expect(await screen.findByRole('heading', { name: 'Slow' })).toHaveFocus();
});

test('a page without a heading is announced, once', async () => {
  const router = await open();
  jest.useFakeTimers();
  await go(router, '/bare');
  act(() => void jest.advanceTimersByTime(4900));
  expect(announced()).toBe('');
  act(() => void jest.advanceTimersByTime(200));
  act(() => void jest.advanceTimersByTime(100));
  expect(announced()).toBe('Fallback loaded');
  jest.useRealTimers();
});

test('Back restores the scroll position', async () => {
  const router = await open();
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 5000 });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 1200 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await go(router, '/reviews');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await go(router, -1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1200);
});
