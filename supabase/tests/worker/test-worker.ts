import { dataServiceAt } from '../../worker/data-service';
import { smtpDelivery } from '../../worker/deliver/smtp-delivery';
import { startWorker, type Worker, type WorkerOptions } from '../../worker/start-worker';
import type { MailServer } from '../support/mail-server';
import { embedded } from '../support/shared-backend';

export const OFFICE = { from: 'hello@marisma.test', desk: 'desk@marisma.test' };

/** The data service of the embedded backend, as the worker calls it, or through a gate before it. */
export const dataAt = (url = embedded.url) => dataServiceAt(url, embedded.backend.secretKey);

/** Starts a worker on the embedded backend, which sends to a mail server of this machine. */
export const startTestWorker = (
  { url }: Pick<MailServer, 'url'>,
  { times, ...more }: Partial<WorkerOptions> = {},
): Worker =>
  startWorker({
    data: dataAt(),
    deliver: smtpDelivery({ url, ...OFFICE }),
    desk: OFFICE.desk,
    siteUrl: 'https://www.example.com',
    log: () => {},
    ...more,
    times: { claim: 20, away: 100, ...times },
  });
