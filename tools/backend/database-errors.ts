/** The parts of a PostgreSQL error that the response depends on. */
interface PostgresError extends Error {
  code: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

// PostgREST answers these codes with 400, the embedded API with 500.
const ANSWERED_400 = new Set(['23514', 'P0001']);

/** Reads a caught value as a PostgreSQL error; undefined for any other value. */
export function asPostgresError(error: unknown): PostgresError | undefined {
  const isKnown = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return isKnown ? (error as PostgresError) : undefined;
}

/**
 * Turns a failed CHECK or a raised exception into the 400 that hosted Supabase answers.
 *
 * The new error follows PostgREST's convention for a status: SQLSTATE `PGRST` with the answer as JSON. The
 * detail, which repeats the rejected row, is left out.
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
