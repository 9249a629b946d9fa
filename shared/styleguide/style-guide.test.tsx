import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@marisma/area-kit/router';
import { StyleGuide } from './style-guide';

const page = (
  <MemoryRouter initialEntries={['/overview']}>
    <StyleGuide />
  </MemoryRouter>
);

test('every component prerenders without a style attribute, which the security policy would block', () => {
  expect(renderToString(page)).not.toMatch(/\sstyle="/);
});

test('every component hydrates its prerendered HTML without a mismatch', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  root.remove();
});
