import { isIP, type AddressInfo, type Server } from 'node:net';

/** The address that only this machine can reach. */
export const LOOPBACK = '127.0.0.1';

/**
 * Waits until the server listens, on the loopback address unless another host is given.
 * @param port 0 for one that is free
 * @returns its port
 * @throws Error that says which port is taken and how to choose another
 */
export function listen(server: Server, port: number, host = LOOPBACK): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Whether a `Host` header names this server: an IP address, `localhost`, or the host that the server listens
 * on. Other names are refused: a stranger's DNS can point any name at this machine.
 */
export function isOwnHost(header: string, host = LOOPBACK): boolean {
  const name = header.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === host.toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) > 0;
}
