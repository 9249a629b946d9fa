/** The parts of a PostgreSQL error that decide an answer. */
interface PostgresError {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

// PostgREST answers 400 to these; the embedded API knows no better than 500.
const ANSWERED_400 = new Set(['23514', 'P0001']);

/** Reads a caught value as an error of the database; undefined when it is none. */
export function asPostgresError(error: unknown): PostgresError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return {
    code: error.code,
    message: error.message,
    detail: text(error, 'detail'),
    hint: text(error, 'hint'),
  };
}

/**
 * Turns a refused CHECK or a raised exception into the 400 that hosted Supabase answers.
 *
 * It uses PostgREST's own way of raising a status: SQLSTATE `PGRST` with the answer as JSON. The detail, which
 * repeats the refused row, is left out.
 */
export function withHostedStatus(error: unknown): unknown {
  const known = asPostgresError(error);
  if (!known || !ANSWERED_400.has(known.code)) return error;
  const body = { code: known.code, message: known.message, details: null, hint: known.hint ?? null };
  return Object.assign(new Error(JSON.stringify(body)), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}

function text(error: object, key: string): string | undefined {
  const value = (error as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}
