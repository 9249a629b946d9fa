import { isCommonPassword } from '@marisma/area-kit/passwords';

import type { AuthCall } from './auth-call';
import type { Sql } from './database';
import type { Ask } from './ask';

/** A refusal in the auth API's form. */
export interface DataError {
  code: number;
  error_code: string;
  msg: string;
  weak_password?: { reasons: string[] };
}

/** The time within which two tabs may use the same refresh token; `refresh_token_reuse_interval` in config.toml. */
const REUSE_SECONDS = 10;

const TOO_COMMON: DataError = {
  code: 422,
  error_code: 'weak_password',
  weak_password: { reasons: ['pwned'] },
  msg: 'This password is too common. Please choose another one.',
};
const refusal = (error_code: string, msg: string): DataError => ({ code: 400, error_code, msg });
const CURRENT_NEEDED = refusal(
  'current_password_required',
  'Current password required when setting new password.',
);
const CURRENT_WRONG = refusal('current_password_mismatch', 'The current password is not correct.');

const END_FAMILY = `
  delete from auth.sessions where id in (
    select session_id from auth.refresh_tokens
     where token = $1 and revoked and updated_at < now() - interval '${REUSE_SECONDS} seconds')`;
/** Whether a session was opened by a link that was mailed to the account's present address. */
const BY_LINK = `s.tag = 'link ' || u.email`;
const ACCOUNT = `
  select u.email, ${BY_LINK} as by_link from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`;
const MARK = `
  update auth.sessions s set tag = 'link ' || u.email from auth.users u where s.id = $1 and u.id = s.user_id`;
const CONFIRM = `
  select private.confirm_address(u.id) from auth.sessions s join auth.users u on u.id = s.user_id
   where s.id = $1 and ${BY_LINK}`;
const END_OTHERS = `
  delete from auth.sessions o using auth.sessions s where s.id = $1 and o.user_id = s.user_id and o.id <> s.id`;

const END_SESSION = 'delete from auth.sessions where id = $1';

interface Service {
  sql: Sql;
  ask: Ask;
  siteUrl: string;
  publishableKey: string;
}

/** Rules of hosted Supabase about passwords and sessions that the library does not have. */
export class AccountGuard {
  constructor(private readonly service: Service) {}

  /** Checks a call before it is forwarded. @returns the refusal; null lets the call through */
  async check(call: AuthCall): Promise<DataError | null> {
    const { sql } = this.service;
    if (call.refreshToken && call.grant === 'refresh_token') await sql(END_FAMILY, [call.refreshToken]);
    if (!call.password || !['/auth/v1/signup', '/auth/v1/user'].includes(call.path)) return null;
    if (isCommonPassword(call.password)) return TOO_COMMON;
    if (call.path === '/auth/v1/signup') return null;
    const [account] = call.session ? await sql(ACCOUNT, [call.session]) : [];
    // A session from a mailed link sets a password without the old one, which is forgotten or was never set.
    if (account?.['by_link']) return null;
    if (!account || !call.currentPassword) return CURRENT_NEEDED;
    return (await this.hasPassword(String(account['email']), call.currentPassword)) ? null : CURRENT_WRONG;
  }

  /**
   * Takes the answer to a call. A new password ends the account's other sessions; set after a mailed link it also
   * confirms the address, because whoever signed up with it without owning it is now signed out.
   */
  async settle(call: AuthCall, answer: Response): Promise<void> {
    if (!answer.ok) return;
    const { sql } = this.service;
    // The link of a change of address was mailed to the old one.
    if (call.path === '/auth/v1/verify' && call.type !== 'email_change')
      await sql(MARK, [answer.headers.get('sb-auth-session-id')]);
    if (call.path !== '/auth/v1/user' || !call.password) return;
    await sql(END_OTHERS, [call.session]);
    await sql(CONFIRM, [call.session]);
  }

  /** Asks the library to sign in, and ends the session that it opens. */
  private async hasPassword(email: string, password: string): Promise<boolean> {
    const { ask, siteUrl, publishableKey, sql } = this.service;
    const answer = await ask(
      new Request(`${siteUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    if (answer.ok) await sql(END_SESSION, [answer.headers.get('sb-auth-session-id')]);
    return answer.ok;
  }
}
