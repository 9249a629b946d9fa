/** @jest-environment node */
import { join } from 'node:path';
import { declareArea } from '../src/contract';
import { areaConfig } from './area-config';

it.each([
  [true, { keep: 'server.cjs' }],
  [false, true],
])('with prerender %s, what an earlier build left in its folder is removed', (prerender, clean) => {
  const declaration = declareArea({ name: 'admin', prerender, paths: [] });
  const configs = areaConfig(declaration, { dir: join(import.meta.dirname, '../../remote-admin') });
  expect(configs.at(-1)?.output?.clean).toEqual(clean);
});
