import type { Server } from 'node:http';
import { isIP } from 'node:net';

/** Where nobody but this machine reaches a server. */
export const LOOPBACK = '127.0.0.1';

/**
 * Waits until the server listens, on this machine's loopback address unless another host is named.
 * @throws Error that says which port is taken and how to choose another
 */
export function listen(server: Server, port: number, host = LOOPBACK): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, host, () => resolve());
  });
}

/**
 * Whether a `Host` header names this server: an address, `localhost`, or the host that it listens on. A name that
 * somebody else's DNS leads here is none of them.
 */
export function isOwnHost(header: string, host = LOOPBACK): boolean {
  const name = header.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === host.toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) > 0;
}
