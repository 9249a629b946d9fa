import type { ShellServices } from '@marisma/shared/shell';
import { note } from '../reporting/notebook';

/** Writes a fault to the console, one line, with what was going on, and notes it for whoever runs the site. */
export const reportError: ShellServices['reportError'] = (error, { area = 'shell', during }) => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const reason = (error as { reason?: string } | null)?.reason;
  const line = `${during}: ${reason ? `${reason}: ` : ''}${name}: ${message}`;
  console.error(`[${area}] ${line}`);
  note({ kind: 'error', area, name, message: line });
};
