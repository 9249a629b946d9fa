import { dataServiceAt } from './data-service';
import { bySmtp } from './deliver/by-smtp';
import { intoFolder } from './deliver/into-folder';
import type { Log } from './log';
import type { Settings } from './settings';
import { startWorker, type Worker } from './start-worker';

/** Starts a worker with these settings. Its health address is the caller's to serve. */
export function workerOf(settings: Settings, log: Log): Worker {
  const { supabaseUrl, secretKey, delivery, from, desk, siteUrl } = settings;
  return startWorker({
    data: dataServiceAt(supabaseUrl, secretKey),
    deliver:
      'folder' in delivery ? intoFolder(delivery.folder) : bySmtp({ url: delivery.smtpUrl, from, desk }),
    desk,
    siteUrl,
    log,
  });
}
