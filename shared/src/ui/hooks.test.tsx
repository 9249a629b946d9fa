import { render, waitFor, screen, act } from '@testing-library/react';
import { useBackCloses } from './use-back-closes';
import { renderRoutes } from '../testing';
import { useLanguageLink } from './use-language-link';
import userEvent from '@testing-library/user-event';
import { browserStorage } from '../browser';
import { useStoredState } from './use-stored-state';
import { createMemoryRouter, Link, RouterProvider } from '@marisma/area-kit/router';
import { useLayoutEffect } from 'react';
import { AfterFirstPaint } from './after-first-paint';

const onClose = jest.fn();
function Sheet({ open }: { open: boolean }) {
  useBackCloses(open, onClose);
  return null;
}
const heard = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  history.pushState({ idx: 3 }, '', '/house');
  window.addEventListener('popstate', heard);
});
afterEach(() => window.removeEventListener('popstate', heard));

test('Back closes what is open, once, and the router hears nothing', async () => {
  render(<Sheet open />);
  history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect([location.pathname, heard.mock.calls.length]).toEqual(['/house', 0]);
});

test('closed otherwise it takes its entry along and keeps the address that was changed meanwhile', async () => {
  history.pushState({ idx: 4 }, '', '/before');
  history.pushState({ idx: 5 }, '', '/house');
  const { rerender } = render(<Sheet open />);
  history.replaceState({ idx: 5, key: 'new' }, '', '/house?in=2027-02-01');
  rerender(<Sheet open={false} />);
  await waitFor(() => expect(history.state).toEqual({ idx: 5, key: 'new' }));
  expect([location.search, onClose.mock.calls.length, heard.mock.calls.length]).toEqual([
    '?in=2027-02-01',
    0,
    0,
  ]);
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('a link to another page that took the entry over stays', async () => {
  const { unmount } = render(<Sheet open />);
  history.replaceState({ idx: 4 }, '', '/dashboard');
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([location.pathname, heard.mock.calls.length]).toEqual(['/dashboard', 0]);
});

const Page = () => {
  const { children, ...link } = useLanguageLink();
  return <a {...link}>{children}</a>;
};
const routes = [{ path: '/properties', Component: Page }];

test.each([
  ['es', 'Español', '/properties?bedrooms=6#list', '/es/properties?bedrooms=6#list'],
  ['en', 'English', '/es/properties?bedrooms=6', '/properties?bedrooms=6'],
])('a page links to the same page in %s', async (lang, name, path, href) => {
  renderRoutes(routes, path);
  const link = await screen.findByRole('link', { name });
  for (const [attribute, value] of Object.entries({ href, hreflang: lang, lang }))
    expect(link).toHaveAttribute(attribute, value);
});

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

function Counter() {
  const [count, setCount] = useStoredState('counter', 0, parse);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

beforeEach(() => browserStorage.removeItem('counter'));

test.each(['"many"', '{', 'null'])('an invalid stored value (%s) is ignored', (stored) => {
  localStorage.setItem('counter', stored);
  render(<Counter />);
  expect(screen.getByRole('button', { name: '0' })).toBeVisible();
});

test('the far part of a page is painted after its first part, but at once after Back', async () => {
  const paints: string[] = [];
  function Near() {
    useLayoutEffect(() => {
      paints.push(screen.queryByRole('link', { name: 'Away' }) ? 'all' : 'first part');
    }, []);
    return null;
  }
  const page = (
    <>
      <Near />
      <AfterFirstPaint>
        <Link to="/away">Away</Link>
      </AfterFirstPaint>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/page">Page</Link> },
    { path: '/page', element: page },
    { path: '/away', element: 'Elsewhere' },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Page' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Away' }));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('link', { name: 'Away' })).toBeVisible();
  expect(paints).toEqual(['first part', 'all']);
});
