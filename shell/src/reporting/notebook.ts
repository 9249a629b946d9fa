import type { Note } from '@marisma/shared/reports';

export interface NotedReport {
  note: Note;
  /** Milliseconds since 1970. */
  t: number;
  pathname: string;
}

/** A page that fails in a loop must not fill the memory. */
const MOST = 50;

const waiting: NotedReport[] = [];
let read: ((noted: NotedReport) => void) | undefined;

/** Notes something to report; costs nothing until somebody reads, and is forgotten when nobody does. */
export function note(what: Note): void {
  const noted = { note: what, t: Date.now(), pathname: window.location.pathname };
  if (read) read(noted);
  else if (waiting.length < MOST) waiting.push(noted);
}

/** Hands over what was noted so far, and everything from now on. */
export function readNotes(reader: (noted: NotedReport) => void): void {
  read = reader;
  waiting.splice(0).forEach(reader);
}
