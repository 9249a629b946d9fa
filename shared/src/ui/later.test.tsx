import { createMemoryRouter, Link, RouterProvider } from '@marisma/area-kit/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Later } from './later';

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
      <Later>
        <Link to="/away">Away</Link>
      </Later>
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
