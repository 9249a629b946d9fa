import { appendFile } from 'node:fs/promises';

import type { AuthCall } from './auth-call';

/** Writes down one call of the auth API. */
export type AuthLog = (
  call: AuthCall,
  outcome: { status: number; code?: string; user?: string | null },
) => Promise<void>;

/** A line per sign-in, refusal and change of password: never an address, a name or what was sent. */
export function authLog(file: string): AuthLog {
  return async (call, { status, code = '', user = null }) => {
    const event = eventOf(call, status);
    if (!event) return;
    const line = { at: new Date().toISOString(), event, status, code, user };
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  };
}

const EVENTS: Record<string, string> = {
  '/auth/v1/signup': 'sign-up',
  '/auth/v1/verify': 'mailed-link',
  '/auth/v1/recover': 'recovery',
  '/auth/v1/logout': 'sign-out',
};

/** @returns undefined for calls that nobody needs to know of, such as the renewal of a session */
function eventOf({ path, grant, password }: AuthCall, status: number): string | undefined {
  if (path === '/auth/v1/token')
    return grant === 'password' ? 'sign-in' : status < 400 ? undefined : 'renewal';
  if (path === '/auth/v1/user') return password ? 'new-password' : undefined;
  return EVENTS[path];
}
