import { Throttle } from '../../supabase/worker/throttle';
import type { Sql } from './database';

/**
 * The number of wrong tries after which the codes mailed to an address expire; a code is valid for one hour.
 */
export const CODE_TRIES = { count: 5, seconds: 3600 };

const END_CODES = `
  update auth.users
     set recovery_token = null, confirmation_token = null, email_change_token_current = null,
         email_change_token_new = null
   where lower(email) = $1 or lower(email_change) = $1`;

/** Expires the codes of an address after five wrong tries by any visitors. Each backend has one guard. */
export class CodeGuard {
  private readonly tries: Throttle;

  constructor(
    private readonly sql: Sql,
    now?: () => number,
  ) {
    this.tries = new Throttle(CODE_TRIES, now);
  }

  /** Counts a try for an address before the request is sent. @returns the seconds to wait; 0 allows the try */
  take(email: string): number {
    return this.tries.take(email);
  }

  /** Takes the status of a try: a correct code resets the count, the fifth wrong one expires the codes. */
  async settle(email: string, status: number): Promise<void> {
    if (status < 400) return this.tries.forgetKey(email);
    if (this.tries.count(email) < CODE_TRIES.count) return;
    await this.sql(END_CODES, [email]);
    this.tries.forgetKey(email);
  }
}
