import { digest } from '@marisma/shared/build';
import { aRegistry, aRelease } from '../../shared/src/testing/registry';
import { loadServerBundles } from './server-bundles';
import { memoryTarget } from './testing/memory-target';

const SHELL = 'module.exports = { provided: { react: { name: "react" } }, speak: async () => {} };';

/** A site with a shell and one area whose server bundles have these sources. */
async function aSite(area: string) {
  const target = memoryTarget();
  const put = async (url: string, source: string) => {
    await target.write(`${url.slice(1)}server.cjs`, source);
    return { file: 'server.cjs', integrity: digest(Buffer.from(source)) };
  };
  const shell = { build: 'b', url: '/shell/b/', scripts: [], fonts: [], boot: 'boot.js' };
  const live = aRelease('public');
  return {
    target,
    shell: { ...shell, server: await put(shell.url, SHELL) },
    registry: aRegistry([{ ...live, server: await put(live.url, area) }]),
  };
}

it('gives an area the libraries that the shell shares', async () => {
  const { target, shell, registry } = await aSite('exports.default = require("react");');
  const bundles = await loadServerBundles(target, shell, registry, 'en');
  expect(bundles?.areas.public).toEqual({ name: 'react' });
});

it('refuses a module that is only for browsers, and names it', async () => {
  const { target, shell, registry } = await aSite('exports.default = require("zod/mini");');
  await expect(loadServerBundles(target, shell, registry, 'en')).rejects.toThrow('public asks for zod/mini');
});

it('does not evaluate a bundle that differs from the released one', async () => {
  const { target, shell, registry } = await aSite('exports.default = {};');
  await target.write('areas/public/a1b2c3d4e5f6/server.cjs', 'throw new Error("evaluated")');
  await expect(loadServerBundles(target, shell, registry, 'en')).rejects.toThrow('is not what was released');
});
