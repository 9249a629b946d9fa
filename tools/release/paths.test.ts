import { join } from 'node:path';
import type * as paths from './paths';

it.each([
  [{ MARISMA_DATA: '/data' }, '/data/site'],
  [{ MARISMA_DATA: '/data', MARISMA_SITE: '/site' }, '/site'],
  // A pipeline sets a variable without a value to an empty text.
  [{ MARISMA_DATA: '', MARISMA_SITE: '' }, join(import.meta.dirname, '../../.site')],
])('finds the site by %j', (env, site) => {
  jest.replaceProperty(process, 'env', env);
  jest.isolateModules(() => {
    expect((jest.requireActual('./paths') as typeof paths).SITE).toBe(site);
  });
});
