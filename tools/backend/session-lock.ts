import { AsyncLocalStorage } from 'node:async_hooks';

// A message that PGlite could not read fails once more before the session is back in step.
const ROLLBACKS = 3;
const SET_HEADERS = `select set_config('request.headers', $1, false)`;
const END = `rollback; select set_config('request.headers', '', false)`;

/** Runs SQL on PGlite's only session. */
export interface Session {
  query(sql: string, ...rest: unknown[]): Promise<unknown>;
  exec(sql: string, ...rest: unknown[]): Promise<unknown>;
}

/**
 * Makes one database session safe for concurrent requests.
 *
 * `@supabase/lite` sends BEGIN, SET LOCAL ROLE, the query and COMMIT as separate calls on PGlite's only
 * session, so two requests in one tick would share a role. With the lock, a unit of work has the session to itself; a
 * query outside a unit waits for its turn alone.
 */
export class SessionLock {
  private readonly units = new AsyncLocalStorage<{ isRunning: boolean }>();
  private readonly query: Session['query'];
  private readonly exec: Session['exec'];
  private tail: Promise<unknown> = Promise.resolve();
  private isLost = false;

  /** Replaces the session's methods with locked ones. The object stays the same, because the library refers to it. */
  constructor(session: Session) {
    this.query = session.query.bind(session);
    this.exec = session.exec.bind(session);
    session.query = (...query) => this.inTurn(() => this.query(...query));
    session.exec = (...script) => this.inTurn(() => this.exec(...script));
  }

  /**
   * Runs one unit of work, such as a request; a transaction that is still open at the end is rolled back.
   * @param headers what SQL reads as `request.headers`; the library sets it only for calls of functions
   */
  unit<T>(work: () => Promise<T>, headers?: Record<string, string>): Promise<T> {
    return this.exclusively(async () => {
      const unit = { isRunning: true };
      try {
        if (headers) await this.query(SET_HEADERS, [JSON.stringify(headers)]);
        return await this.units.run(unit, work);
      } finally {
        unit.isRunning = false;
        await this.endTransaction();
      }
    });
  }

  private inTurn<T>(send: () => Promise<T>): Promise<T> {
    return this.units.getStore()?.isRunning ? send() : this.exclusively(send);
  }

  private exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.tail.then(() => {
      if (this.isLost) throw new Error('The database session cannot be used anymore.');
      return work();
    });
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  /** A session that is not known to be idle is never handed on. */
  private async endTransaction(): Promise<void> {
    for (let attempt = 1; attempt <= ROLLBACKS; attempt++) {
      const isIdle = await this.exec(END).then(
        () => true,
        () => false,
      );
      if (isIdle) return;
    }
    this.isLost = true;
  }
}
