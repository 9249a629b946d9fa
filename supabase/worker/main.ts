import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serveHealth } from './health';
import { type Receiver, receiveMail } from './inbound/receive-mail';
import { replyAddresses } from './inbound/reply-address';
import { jsonLog } from './log';
import { BadSetting, readSettings } from './settings';
import { startWithLinks } from './start-worker';

const log = jsonLog((line) => process.stdout.write(`${line}\n`));

/** Runs the worker until SIGTERM or SIGINT. Exit code 0: stopped; 1: a setting or the port is wrong. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { health, from, desk, replies } = settings;
  const { worker, data, calendar, payments } = startWithLinks(settings, log);
  let server: Server | undefined;
  let receiver: Receiver | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([worker.stop(), receiver?.stop()]);
    server?.close();
    server?.closeAllConnections();
  };
  try {
    server = await onPort(
      'PORT',
      health.port,
      serveHealth(worker, health.host, health.port, calendar, payments),
    );
    log('info', 'started', { port: (server.address() as AddressInfo).port });
    if (replies?.receive) {
      const addresses = replyAddresses(replies.domain, replies.key);
      const received = receiveMail({ data, addresses, from, desk, log, ...replies.receive });
      receiver = await onPort('RECEIVE_PORT', replies.receive.port, received);
      log('info', 'receiving', { port: receiver.port });
    }
  } catch (error) {
    await stop();
    throw error;
  }

  let isStopping = false;
  const stopOnce = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log('info', 'stopping');
    await stop();
    log('info', 'stopped');
  };
  process.on('SIGTERM', () => void stopOnce());
  process.on('SIGINT', () => void stopOnce());
}

/** @throws BadSetting that names the setting of a port that is taken */
const onPort = <T>(name: string, port: number, listening: Promise<T>): Promise<T> =>
  listening.catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new BadSetting(`Port ${port} is taken: set ${name} to another.`) : error;
  });

main().catch((error: unknown) => {
  console.error(error instanceof BadSetting ? error.message : error);
  process.exitCode = 1;
});
