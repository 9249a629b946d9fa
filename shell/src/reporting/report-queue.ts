import type { Note } from '@marisma/area-kit/reports';

export interface QueuedReport {
  report: Note;
  t: number;
  pathname: string;
  /** What was thrown. */
  error?: unknown;
}

/** Limits the memory used by a page that fails in a loop. */
const MAX_WAITING = 50;

const waiting: QueuedReport[] = [];
let read: ((queued: QueuedReport) => void) | undefined;

/** Records a report. Reports are kept until a reader is set; above the limit they are dropped. */
export function queueReport(report: Note, error?: unknown): void {
  const queued = { report, t: Date.now(), pathname: window.location.pathname, error };
  if (read) read(queued);
  else if (waiting.length < MAX_WAITING) waiting.push(queued);
}

export function readReports(reader: (queued: QueuedReport) => void): void {
  read = reader;
  waiting.splice(0).forEach(reader);
}
