import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../tools/release/paths';
import { createSite } from '../../tools/site/serve-site';
import { freePort } from '../../tools/start/free-port';
import { listen } from '../../tools/start/listen';

export interface DeveloperServer {
  url: string;
  close(): void;
}

/** Serves a built folder as a developer's machine would. */
export async function serveBuild(folder: string, { port = 0, cors = true } = {}): Promise<DeveloperServer> {
  const files = createSite({ folder });
  const server = createServer((req, res) => {
    if (cors) res.setHeader('Access-Control-Allow-Origin', '*');
    files.emit('request', req, res);
  });
  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** `npm run dev -w remote-<area> -- --federated`, once it has built. */
export async function startFederatedDev(area: string): Promise<DeveloperServer> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const args = [join(ROOT, 'tools/marisma.mjs'), 'dev', '--federated'];
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, `remote-${area}`),
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const close = (): void => void child.kill();
  const until = Date.now() + 150_000;
  // The server responds once the current build has ended.
  while (!(await fetch(`${url}area.json`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > until) {
      close();
      throw new Error(`The development server of ${area} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { url, close };
}
