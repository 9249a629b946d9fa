import type { ShellServices } from '@marisma/area-kit/shell';
import { queueReport } from '../reporting/report-queue';

/** Logs a fault to the console in one line with its context, and records it for the site's reports. */
export const reportError: ShellServices['reportError'] = (error, { area = 'shell', during }) => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const reason = (error as { reason?: string } | null)?.reason;
  const line = `${during}: ${reason ? `${reason}: ` : ''}${name}: ${message}`;
  console.error(`[${area}] ${line}`);
  queueReport({ kind: 'error', area, name, message: line }, error);
};
