import type { Note } from '@marisma/area-kit/reports';

export interface NotedReport {
  note: Note;
  /** Milliseconds since 1970. */
  t: number;
  pathname: string;
}

/** Limits the memory used by a page that fails in a loop. */
const MAX_WAITING = 50;

const waiting: NotedReport[] = [];
let read: ((noted: NotedReport) => void) | undefined;

/** Records a report. Reports are kept until a reader is set; above the limit they are dropped. */
export function note(what: Note): void {
  const noted = { note: what, t: Date.now(), pathname: window.location.pathname };
  if (read) read(noted);
  else if (waiting.length < MAX_WAITING) waiting.push(noted);
}

/** Passes recorded and future reports to the reader. */
export function readNotes(reader: (noted: NotedReport) => void): void {
  read = reader;
  waiting.splice(0).forEach(reader);
}
