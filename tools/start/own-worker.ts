import { isIPv6 } from 'node:net';

import { contactDetails } from '../../shared/src/brand/contact-details';
import type { Handler } from '../../supabase/worker/calendar/answer-calendar';
import { jsonLog } from '../../supabase/worker/log';
import { readSettings } from '../../supabase/worker/settings';
import { startWithLinks, type Worker } from '../../supabase/worker/start-worker';
import type { Backend } from '../backend/start-backend';
import { startPaymentsDouble } from '../payments-double/start-double';
import { LOOPBACK } from './listen';

interface OwnWorkerOptions {
  /** The host that the server listens on. */
  host?: string;
  port: number;
  siteUrl: string;
  log: (line: string) => void;
  /** Where the double of the payment provider keeps what was paid; undefined forgets it. */
  paymentsFile?: string;
}

const ANY_HOST = new Set(['0.0.0.0', '::']);
const DEMO_PAGE = '/payments/demo/';

/**
 * Starts the worker of this machine's site, in the process that serves it: one thing to start and to stop. Mails are
 * written into the outbox folder, or sent by the server that SMTP_URL names. Cards are taken by a double of the provider,
 * on a page of the same origin.
 * @returns the worker, and what answers the links of calendars and payments
 * @throws BadSetting
 */
export async function startOwnWorker(
  { secretKey, outboxFolder }: Backend,
  { host = LOOPBACK, port, siteUrl, log, paymentsFile }: OwnWorkerOptions,
): Promise<{ worker: Worker; calendar: Handler; payments: Handler }> {
  const reached = ANY_HOST.has(host) ? LOOPBACK : isIPv6(host) ? `[${host}]` : host;
  const ownUrl = `http://${reached}:${port}`;
  const double = await startPaymentsDouble({
    file: paymentsFile,
    pageUrl: `${siteUrl}${DEMO_PAGE.slice(0, -1)}`,
    eventsUrl: `${ownUrl}/payments/events`,
  });
  const { SMTP_URL, MAIL_FROM = contactDetails.email, DESK_ADDRESS = contactDetails.email } = process.env;
  const settings = readSettings({
    SMTP_URL,
    MAIL_FROM,
    DESK_ADDRESS,
    MAIL_FOLDER: outboxFolder,
    SUPABASE_URL: ownUrl,
    SUPABASE_SECRET_KEY: secretKey,
    SITE_URL: siteUrl,
    ...double.env,
  });
  const { worker, calendar, payments } = startWithLinks(settings, jsonLog(log));
  return {
    worker: { ...worker, stop: async () => (double.close(), worker.stop()) },
    calendar,
    payments: (request, response) =>
      (request.url?.startsWith(DEMO_PAGE) ? double.page : payments)(request, response),
  };
}
