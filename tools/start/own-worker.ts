import { isIPv6 } from 'node:net';

import { contactDetails } from '../../shared/src/brand/contact-details';
import { answerCalendar, type Handler } from '../../supabase/worker/calendar/answer-calendar';
import { dataServiceAt } from '../../supabase/worker/data-service';
import { jsonLog } from '../../supabase/worker/log';
import { readSettings } from '../../supabase/worker/settings';
import { answerPayments } from '../../supabase/worker/payments/answer-payments';
import { byStripe } from '../../supabase/worker/payments/by-stripe';
import { type Worker, workerOf } from '../../supabase/worker/start-worker';
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
  const entry = jsonLog(log);
  const data = dataServiceAt(settings.supabaseUrl, secretKey);
  const worker = workerOf(settings, entry);
  const payments = answerPayments(data, settings.cards && byStripe(settings.cards), siteUrl, entry);
  return {
    worker: { ...worker, stop: async () => (double.close(), worker.stop()) },
    calendar: answerCalendar(data, entry),
    payments: (request, response) =>
      (request.url?.startsWith(DEMO_PAGE) ? double.page : payments)(request, response),
  };
}
