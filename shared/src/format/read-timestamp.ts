/** Reads a timestamp with time zone in ISO 8601 or as PostgreSQL prints it ('2026-11-20 18:53:16.9+00'). */
export function readTimestamp(text: string | null): number | null {
  const time = Date.parse((text ?? '').replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  return Number.isNaN(time) ? null : time;
}
