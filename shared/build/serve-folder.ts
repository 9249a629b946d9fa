import { once } from 'node:events';
import { createServer } from 'node:net';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { AreaDeclaration } from '../src/contract/area-declaration';
import { readConfigs, readDefault } from './build-folder';
import { standaloneConfig } from './standalone-config';

/**
 * Serves an area in the form that a shell loads, rebuilt after every save, for an override in a shell elsewhere:
 * `npm run dev -w remote-guest -- --federated`. The bundle equals a release's: nothing is injected, and a page load
 * fetches the newest build.
 */
const federatedServer = (port: number): ServerConfiguration => ({
  port,
  host: 'localhost',
  hot: false,
  liveReload: false,
  client: false,
  webSocketServer: false,
  static: false,
  headers: {
    'Access-Control-Allow-Origin': '*',
    // A page of the internet requests a file from this machine (W3C Private Network Access).
    'Access-Control-Allow-Private-Network': 'true',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  },
});

/** Serves an area alone, in the stand-in shell; or, federated, in the form that a shell elsewhere loads. */
export async function serveFolder(dir: string, port: number, federated: boolean): Promise<void> {
  if (federated) return serve({ ...(await readConfigs(dir)).at(-1), devServer: federatedServer(port) }, port);
  const { name } = await readDefault<AreaDeclaration>(dir, 'area.config.ts');
  return serve(standaloneConfig(dir, name, port), port);
}

/** @throws Error when the port is taken; webpack's server throws that where nobody can catch it */
async function checkPort(port: number): Promise<void> {
  const probe = createServer().listen(port);
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Set another one, for example PORT=${port + 1}.`);
  });
  probe.close();
  await once(probe, 'close');
}

async function serve(
  { devServer, ...config }: ReturnType<typeof standaloneConfig>,
  port: number,
): Promise<void> {
  await checkPort(port);
  const compiler = webpack(config as Configuration);
  if (!compiler) throw new Error('webpack refused the configuration');
  await new DevServer(devServer, compiler).start();
  console.log(`http://localhost:${port}`);
}
