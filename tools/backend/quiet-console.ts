import { AsyncLocalStorage } from 'node:async_hooks';

import { asPostgresError } from './database-errors';

type Log = (message: string) => void;

const LEVELS = ['log', 'info', 'warn', 'error'] as const;
// Codes of refused requests. The API answers them with a message; they are not server errors.
const EXPECTED = /^(22|23|42501|P0001|PGRST|PT4)/;

const current = new AsyncLocalStorage<Log>();
let installed = false;

/**
 * Runs `work` with the console redirected to `log`. The library prints whole errors, with rejected rows and
 * query parameters; `log` gets only the error's name and code, so no log contains personal data.
 */
export function withQuietConsole<T>(log: Log, work: () => Promise<T>): Promise<T> {
  install();
  return current.run(log, work);
}

function install(): void {
  if (installed) return;
  installed = true;
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const log = current.getStore();
      if (!log) return original(...values);
      for (const value of values) report(log, value);
    };
  }
}

function report(log: Log, value: unknown): void {
  if (!(value instanceof Error)) return;
  const code = asPostgresError(value)?.code;
  if (code && EXPECTED.test(code)) return;
  log(`The backend met an error: ${value.name}${code ? ` ${code}` : ''}`);
}
