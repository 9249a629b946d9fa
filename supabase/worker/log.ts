/** The fields of an entry besides its event: never an address, a name, the text of a mail or a key. */
export type Details = Partial<{
  /** The id of a mail. */
  mail: string;
  /** The id of another site's calendar. */
  feed: string;
  template: string;
  /** Which try this was. */
  attempt: number;
  /** A code of ours, of Node or of SMTP. */
  code: string;
  count: number;
  /** How many entries of a calendar were left out. */
  unreadable: number;
  port: number;
  milliseconds: number;
}>;

export type Log = (level: 'info' | 'warn' | 'error', event: string, details?: Details) => void;

/** A failure in one word: the server's status, or the code or name of the error; never its message, which may name somebody. */
export function codeOf(error: unknown): string {
  const { responseCode, code, name } = Object(error) as {
    responseCode?: number;
    code?: string;
    name?: string;
  };
  return String(responseCode ?? code ?? name ?? 'unknown');
}

/** Writes each entry as one line of JSON. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (level, event, details = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
