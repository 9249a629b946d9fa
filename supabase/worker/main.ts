import type { AddressInfo } from 'node:net';

import { answerCalendar } from './calendar/answer-calendar';
import { dataServiceAt } from './data-service';
import { serveHealth } from './health';
import { jsonLog } from './log';
import { BadSetting, readSettings } from './settings';
import { workerOf } from './start-worker';

const log = jsonLog((line) => process.stdout.write(`${line}\n`));

/** Runs the worker until SIGTERM or SIGINT. Exit code 0: stopped; 1: a setting or the port is wrong. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { health } = settings;
  const worker = workerOf(settings, log);
  const calendar = answerCalendar(dataServiceAt(settings.supabaseUrl, settings.secretKey), log);
  const server = await serveHealth(worker, health.host, health.port, calendar).catch(
    async (error: unknown) => {
      await worker.stop();
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      throw taken ? new BadSetting(`Port ${health.port} is taken: set PORT to another.`) : error;
    },
  );
  log('info', 'started', { port: (server.address() as AddressInfo).port });

  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    log('info', 'stopping');
    await worker.stop();
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
