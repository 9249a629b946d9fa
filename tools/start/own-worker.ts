import { isIPv6 } from 'node:net';

import { contactDetails } from '../../shared/src/brand/contact-details';
import { answerCalendar, type Handler } from '../../supabase/worker/calendar/answer-calendar';
import { dataServiceAt } from '../../supabase/worker/data-service';
import { jsonLog } from '../../supabase/worker/log';
import { readSettings } from '../../supabase/worker/settings';
import { type Worker, workerOf } from '../../supabase/worker/start-worker';
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
 * @returns the worker, and what answers the links of calendars
 * @throws BadSetting
 */
export function startOwnWorker(
  { secretKey, outboxFolder }: Backend,
  { host = LOOPBACK, port, siteUrl, log }: OwnWorkerOptions,
): { worker: Worker; calendar: Handler } {
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
  const entry = jsonLog(log);
  const data = dataServiceAt(settings.supabaseUrl, secretKey);
  return { worker: workerOf(settings, entry), calendar: answerCalendar(data, entry) };
}
