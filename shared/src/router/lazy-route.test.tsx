import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { lazyRoute, type PageModule } from './lazy-route';

async function open(page: PageModule<string>) {
  const route = { ...lazyRoute('/villa/:id', async () => page), HydrateFallback: () => null };
  const router = createMemoryRouter([route], { initialEntries: ['/villa/1'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByRole('heading');
  return router;
}

const Page = ({ data }: { data: string }) => (
  <h1>
    {data} {useSearchParams()[0].get('tab')}
  </h1>
);

it('shows a new query in the render of the press, when the page has no loader', async () => {
  const router = await open({ default: Page });
  act(() => void router.navigate('?tab=reviews'));
  expect(screen.getByRole('heading', { name: 'reviews' })).toBeVisible();
});

it('loads the data of a page with a loader again for a new query', async () => {
  const loader = jest.fn(({ request }: { request: Request }) => request.url.split('=')[1] ?? '');
  const router = await open({ default: Page, loader });
  await act(() => router.navigate('?tab=reviews'));
  expect(loader).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'reviews reviews' })).toBeVisible();
});
