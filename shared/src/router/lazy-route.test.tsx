import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { lazyRoute } from './lazy-route';

it('loads data again for another pathname or the same address, and not for another query', async () => {
  const loader = jest.fn(({ params }: { params: { id?: string } }) => params.id ?? '');
  const page = { default: ({ data }: { data: string }) => <h1>{data}</h1>, loader };
  const router = createMemoryRouter(
    [{ ...lazyRoute('/villa/:id', async () => page), HydrateFallback: () => null }],
    {
      initialEntries: ['/villa/1'],
    },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  expect(await screen.findByRole('heading', { name: '1' })).toBeVisible();

  const loadsFor = async (to: string) => {
    loader.mockClear();
    await act(() => router.navigate(to));
    return loader.mock.calls.length;
  };
  expect(await loadsFor('/villa/1?tab=reviews')).toBe(0);
  expect(await loadsFor('/villa/1?tab=reviews')).toBe(1);
  expect(await loadsFor('/villa/2?tab=reviews')).toBe(1);
  expect(screen.getByRole('heading', { name: '2' })).toBeVisible();
});
