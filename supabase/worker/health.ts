import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { CALENDAR_PATHS, type Handler } from './calendar/answer-calendar';
import { PAYMENT_PATHS } from './payments/answer-payments';
import type { Worker } from './start-worker';

/**
 * Answers `GET /health`: 200 while the worker does its work, else 503, for the watcher of a container or a host.
 * @param calendar answers paths below /calendar/
 * @param payments answers paths below /payments/
 * @throws the error of the port, such as EADDRINUSE
 */
export async function serveHealth(
  worker: Worker,
  host: string,
  port: number,
  calendar?: Handler,
  payments?: Handler,
): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const answer = CALENDAR_PATHS.test(path) ? calendar : PAYMENT_PATHS.test(path) ? payments : undefined;
    if (answer) return void answer(request, response).catch(() => response.destroy());
    const known = request.url === '/health';
    const allowed = request.method === 'GET' || request.method === 'HEAD';
    const health = worker.health();
    const status = !known ? 404 : !allowed ? 405 : health.ok ? 200 : 503;
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 405 && { Allow: 'GET, HEAD' }),
    });
    response.end(known && allowed ? `${JSON.stringify(health)}\n` : undefined);
  });
  await once(server.listen(port, host), 'listening');
  return server;
}
