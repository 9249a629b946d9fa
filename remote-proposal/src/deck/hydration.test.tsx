import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@marisma/shared/router';
import { ShellServicesProvider } from '@marisma/shared/shell';
import { createStandInShell } from '@marisma/shared/testing';
import { renderToString } from 'react-dom/server';
import DeckPage from './deck-page';

const deckAt = (address: string) => (
  <ShellServicesProvider value={createStandInShell({ roles: null })}>
    <RouterProvider
      router={createMemoryRouter([{ path: '/proposal', Component: DeckPage }], { initialEntries: [address] })}
    />
  </ShellServicesProvider>
);

test('prerendered HTML carries the cover, and is taken over for whatever slide the address names', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(deckAt('/proposal'));
  expect(container.querySelectorAll('section')).toHaveLength(1);
  expect(container).toHaveTextContent('Su casa frente al Pacífico');
  expect(container.querySelector('[style]')).toBeNull();

  render(deckAt('/proposal?slide=7'), { container, hydrate: true });
  expect(screen.getByText('7 / 19')).toBeVisible();
  expect(container.querySelectorAll('section')).toHaveLength(19);
});
