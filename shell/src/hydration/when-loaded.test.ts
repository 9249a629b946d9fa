import { createMemoryRouter } from '@marisma/area-kit/router';
import { whenLoaded } from './when-loaded';

const open = (load: () => Promise<null>) =>
  createMemoryRouter([{ path: '/', loader: load, element: null }], { initialEntries: ['/'] });

test('resolves when the first page has loaded', async () => {
  await expect(
    whenLoaded(
      open(() => Promise.resolve(null)),
      1000,
    ),
  ).resolves.toBe(true);
});

test('resolves when the first page fails', async () => {
  await expect(
    whenLoaded(
      open(() => Promise.reject(new Error('no'))),
      1000,
    ),
  ).resolves.toBe(true);
});

test('stops waiting at the limit', async () => {
  await expect(
    whenLoaded(
      open(() => new Promise(() => {})),
      10,
    ),
  ).resolves.toBe(false);
});
