import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from '../start/listen';

/** @returns a port of this machine that was free a moment ago */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  await once(server, 'close');
  return port;
}
