import type { AddressInfo } from 'node:net';

import { answerCalendar } from './calendar/answer-calendar';
import { dataServiceAt } from './data-service';
import { serveHealth } from './health';
import { type Receiver, receiveMail } from './inbound/receive-mail';
import { replyAddresses } from './inbound/reply-address';
import { jsonLog } from './log';
import { answerPayments } from './payments/answer-payments';
import { byStripe } from './payments/by-stripe';
import { BadSetting, readSettings } from './settings';
import { workerOf } from './start-worker';

const log = jsonLog((line) => process.stdout.write(`${line}\n`));

/** Runs the worker until SIGTERM or SIGINT. Exit code 0: stopped; 1: a setting or the port is wrong. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { health, cards, siteUrl, from, desk, replies } = settings;
  const worker = workerOf(settings, log);
  const data = dataServiceAt(settings.supabaseUrl, settings.secretKey);
  const calendar = answerCalendar(data, log);
  const payments = answerPayments(data, cards && byStripe(cards), siteUrl, log);
  const orStop =
    (name: string, port: number) =>
    async (error: unknown): Promise<never> => {
      await worker.stop();
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      throw taken ? new BadSetting(`Port ${port} is taken: set ${name} to another.`) : error;
    };
  const server = await serveHealth(worker, health.host, health.port, calendar, payments).catch(
    orStop('PORT', health.port),
  );
  log('info', 'started', { port: (server.address() as AddressInfo).port });
  let receiver: Receiver | undefined;
  if (replies?.receive) {
    const addresses = replyAddresses(replies.domain, replies.key);
    receiver = await receiveMail({ data, addresses, from, desk, log, ...replies.receive }).catch(
      async (error: unknown) => {
        server.close();
        return orStop('RECEIVE_PORT', replies.receive?.port ?? 0)(error);
      },
    );
    log('info', 'receiving', { port: receiver.port });
  }

  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    log('info', 'stopping');
    await Promise.all([worker.stop(), receiver?.stop()]);
    server.close();
    server.closeAllConnections();
    log('info', 'stopped');
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof BadSetting ? error.message : error);
  process.exitCode = 1;
});
