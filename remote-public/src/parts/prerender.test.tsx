import { addDays, today } from '@marisma/area-kit/format';
import { createMemoryRouter, RouterProvider } from '@marisma/area-kit/router';
import { ShellServicesProvider } from '@marisma/area-kit/shell';
import { createStandInShell } from '@marisma/area-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import area from '../area';

async function pageAt(path: string) {
  const router = createMemoryRouter(area.routes, { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return (
    <ShellServicesProvider value={createStandInShell({ roles: null })}>
      <RouterProvider router={router} />
    </ShellServicesProvider>
  );
}

/** Prerenders `path` as a release does, then hydrates it at `path` with a query, as a visitor's browser does. */
async function takeOver(path: string, query = '') {
  const prerendered = await pageAt(path);
  const live = await pageAt(path + query);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(prerendered);
  const html = root.innerHTML;
  const mismatches: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, live, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  return { html, mismatches, leave: () => act(() => hydrated.unmount()) };
}

const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 17)];
const stay = `?in=${checkIn}&out=${checkOut}`;

describe('a prerendered page is hydrated without changes', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['/', ''],
    ['/properties', `${stay}&q=villa&bedrooms=6&sort=name&view=list`],
    ['/properties/villas', stay],
    ['/property/ocean-villa-infinity', stay],
    ['/property/nowhere', ''],
    ['/offer', '#secret'],
  ])('%s with %j', async (path, query) => {
    const { html, mismatches, leave } = await takeOver(path, query);
    expect(html).toContain('<h1');
    expect(html).not.toContain(' style=');
    expect(mismatches).toEqual([]);
    leave();
  });

  it('and then shows the state in the address', async () => {
    const { html, leave } = await takeOver('/properties', `${stay}&bedrooms=8`);
    expect(html).not.toContain('for 7 nights');
    expect(await screen.findByText('From US$14,000 for 7 nights before taxes and fees')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    leave();
  });
});
