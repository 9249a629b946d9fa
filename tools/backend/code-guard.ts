import type { Sql } from './database';
import { Throttle } from './throttle';

/** So many wrong tries end the codes that were mailed to an address (one hour is how long a code lives). */
export const CODE_TRIES = { count: 5, seconds: 3600 };

const END_CODES = `
  update auth.users
     set recovery_token = null, confirmation_token = null, email_change_token_current = null,
         email_change_token_new = null
   where lower(email) = $1 or lower(email_change) = $1`;

/** Ends the codes of an address after five wrong tries, from wherever they come. One for each backend. */
export class CodeGuard {
  private readonly tries: Throttle;

  constructor(
    private readonly sql: Sql,
    now?: () => number,
  ) {
    this.tries = new Throttle(CODE_TRIES, now);
  }

  /** Counts a try for an address, before it is made; gives the seconds to wait while too many are under way. */
  take(email: string): number {
    return this.tries.take(email);
  }

  /** Is told how a try ended: a good one is forgotten, the fifth wrong one ends the codes. */
  async settle(email: string, status: number): Promise<void> {
    if (status < 400) return this.tries.forgetKey(email);
    if (this.tries.count(email) < CODE_TRIES.count) return;
    await this.sql(END_CODES, [email]);
    this.tries.forgetKey(email);
  }
}
