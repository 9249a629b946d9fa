import { appendFile } from 'node:fs/promises';

import type { AuthCall } from './auth-call';

/** Writes down one call of the auth API. */
export type AuthLog = (
  call: AuthCall,
  outcome: { status: number; code?: string; user?: string | null },
) => Promise<void>;

/** A line per sign-in, refusal and change of password: never an address, a name or what was sent. */
export function authLog(file: string | undefined, now: () => Date = () => new Date()): AuthLog {
  return async (call, { status, code = '', user = null }) => {
    const event = eventOf(call, status);
    if (file === undefined || !event) return;
    const line = { at: now().toISOString(), event, status, code, user };
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  };
}

/** @returns undefined for calls that nobody needs to know of, such as the renewal of a session */
function eventOf({ path, grant, password }: AuthCall, status: number): string | undefined {
  switch (path) {
    case '/auth/v1/token':
      if (grant === 'password') return 'sign-in';
      return status < 400 ? undefined : 'renewal';
    case '/auth/v1/signup':
      return 'sign-up';
    case '/auth/v1/verify':
      return 'mailed-link';
    case '/auth/v1/recover':
      return 'recovery';
    case '/auth/v1/logout':
      return 'sign-out';
    case '/auth/v1/user':
      return password ? 'new-password' : undefined;
    default:
      return undefined;
  }
}
