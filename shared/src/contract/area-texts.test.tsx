import { act, screen, waitFor } from '@testing-library/react';
import { lazyRoute, loadPages, Outlet } from '../router';
import { renderRoutes } from '../testing';
import { setDocumentLocale, selectTexts } from '../texts';
import { defineArea } from './area-module';

/** An area with this name whose page selects its texts when its module is evaluated, like a real page. */
function anArea(name: string, spanish: () => Promise<object>) {
  const page = lazyRoute('inside', async () => {
    const words = selectTexts(name, { title: 'Welcome' });
    return { default: () => <h1>{words.title}</h1> };
  });
  return defineArea([{ path: '/area', Component: Outlet, children: [page] }], { spanish });
}
const bienvenidos = { title: 'Bienvenidos' };

test('a page loads after the texts of its language', async () => {
  renderRoutes(anArea('first', async () => ({ first: bienvenidos })).routes, '/es/area/inside');
  expect(await screen.findByRole('heading', { name: 'Bienvenidos' })).toBeInTheDocument();
});

test('a failed download of texts fails the page; a retry fetches them again', async () => {
  const load = jest.fn(async () => ({ third: bienvenidos }));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { routes } = anArea('third', load);
  const { router } = renderRoutes([{ children: routes, errorElement: <p>failed</p> }], '/es/area/inside');
  expect(await screen.findByText('failed')).toBeInTheDocument();
  await act(async () => void router.revalidate());
  expect(await screen.findByRole('heading', { name: 'Bienvenidos' })).toBeInTheDocument();
});

test('code that is loaded before the visit waits for the texts too', async () => {
  const words = { welcome: '' };
  const page = lazyRoute('/area', async () => {
    words.welcome = selectTexts('fourth', { title: 'Welcome' }).title;
    return { default: () => null };
  });
  const { routes } = defineArea([page], { spanish: async () => ({ fourth: bienvenidos }) });
  setDocumentLocale('es');
  loadPages(routes, '/area');
  await waitFor(() => expect(words.welcome).toBe('Bienvenidos'));
});
