import { isIPv6 } from 'node:net';

import { contactDetails } from '../../shared/src/brand/contact-details';
import { jsonLog } from '../../supabase/worker/log';
import { readSettings } from '../../supabase/worker/settings';
import type { Worker } from '../../supabase/worker/start-worker';
import { workerOf } from '../../supabase/worker/worker-of';
import type { Backend } from '../backend/start-backend';
import { LOOPBACK } from './listen';

interface OwnWorkerOptions {
  /** The host that the server listens on. */
  host?: string;
  port: number;
  siteUrl: string;
  log: (line: string) => void;
}

const ANY_HOST = new Set(['0.0.0.0', '::']);

/**
 * Starts the worker of this machine's site, in the process that serves it: one thing to start and to stop. Mails are
 * written into the outbox folder, or sent by the server that SMTP_URL names.
 * @throws BadSetting
 */
export function startOwnWorker(
  { secretKey, outboxFolder }: Backend,
  { host = LOOPBACK, port, siteUrl, log }: OwnWorkerOptions,
): Worker {
  const reached = ANY_HOST.has(host) ? LOOPBACK : isIPv6(host) ? `[${host}]` : host;
  const { SMTP_URL, MAIL_FROM = contactDetails.email, DESK_ADDRESS = contactDetails.email } = process.env;
  const settings = readSettings({
    SMTP_URL,
    MAIL_FROM,
    DESK_ADDRESS,
    MAIL_FOLDER: outboxFolder,
    SUPABASE_URL: `http://${reached}:${port}`,
    SUPABASE_SECRET_KEY: secretKey,
    SITE_URL: siteUrl,
  });
  return workerOf(settings, jsonLog(log));
}
