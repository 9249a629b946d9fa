import type { Server } from 'node:http';

/** Waits until the server listens. @throws Error that says which port is taken and how to choose another */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, () => resolve());
  });
}
