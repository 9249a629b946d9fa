import { AsyncLocalStorage } from 'node:async_hooks';

type Release = () => void;

interface Unit {
  release: Release | undefined;
  /** What SQL reads as `request.headers` in the unit's transaction, as JSON. */
  headers: string | undefined;
}

// A message that PGlite could not read fails once more before the session is back in step.
const ROLLBACKS = 3;
const SET_HEADERS = `select set_config('request.headers', $1, true)`;

/** Runs SQL on PGlite's only session. */
export interface Session {
  query(sql: string, ...rest: unknown[]): Promise<unknown>;
  exec(sql: string, ...rest: unknown[]): Promise<unknown>;
}

/**
 * Makes one database session safe for concurrent requests.
 *
 * `@supabase/lite` sends BEGIN, SET LOCAL ROLE, the query and COMMIT as separate calls on PGlite's only
 * session, so two requests in one tick would share a role. With the lock, a unit of work that sends BEGIN has
 * exclusive use of the session until its COMMIT or ROLLBACK; a query outside a transaction locks the session
 * for itself only.
 */
export class TransactionLock {
  private readonly units = new AsyncLocalStorage<Unit>();
  private tail: Promise<void> = Promise.resolve();

  /**
   * Replaces the session's methods with locked ones. The object stays the same, because the library refers to
   * it.
   */
  guard(session: Session): void {
    const query = session.query.bind(session);
    const exec = session.exec.bind(session);
    session.query = (sql, ...rest) => this.run(sql, () => query(sql, ...rest));
    session.exec = (sql, ...rest) => this.run(sql, () => exec(sql, ...rest));
    this.rollBack = () => query('ROLLBACK').then(() => undefined);
    this.setHeaders = (headers) => query(SET_HEADERS, [headers]);
  }

  /**
   * Runs one unit of work, such as a request; a transaction that is still open at the end is rolled back.
   * @param headers what SQL reads as `request.headers`; the library sets it only for calls of functions
   */
  async unit<T>(work: () => Promise<T>, headers?: Record<string, string>): Promise<T> {
    const unit: Unit = { release: undefined, headers: headers && JSON.stringify(headers) };
    try {
      return await this.units.run(unit, work);
    } finally {
      if (unit.release) await this.settle(unit);
    }
  }

  private lost = false;
  private rollBack: () => Promise<void> = () => Promise.resolve();
  private setHeaders: (headers: string) => Promise<unknown> = () => Promise.resolve();

  private async run<T>(sql: string, send: () => Promise<T>): Promise<T> {
    const unit = this.units.getStore();
    if (unit?.release) return this.inside(unit, sql, send);
    const release = await this.take();
    if (!unit || !/^\s*begin\b/i.test(sql)) return send().finally(release);
    unit.release = release;
    const begun = await send().catch((error: unknown) => {
      this.leave(unit);
      throw error;
    });
    if (unit.headers !== undefined) await this.setHeaders(unit.headers);
    return begun;
  }

  private async inside<T>(unit: Unit, sql: string, send: () => Promise<T>): Promise<T> {
    const result = await send();
    if (/^\s*(commit|rollback)\s*;?\s*$/i.test(sql)) this.leave(unit);
    return result;
  }

  /** Hands the session on once a rollback has succeeded; a session that is not known to be idle is never handed on. */
  private async settle(unit: Unit): Promise<void> {
    for (let left = ROLLBACKS; left > 0; left--) {
      const idle = await this.rollBack().then(
        () => true,
        () => false,
      );
      if (idle) return this.leave(unit);
    }
    this.lost = true;
    this.leave(unit);
  }

  private leave(unit: Unit): void {
    unit.release?.();
    unit.release = undefined;
  }

  private async take(): Promise<Release> {
    const before = this.tail;
    let release: Release = () => undefined;
    this.tail = new Promise((done) => (release = done));
    await before;
    if (this.lost) {
      release();
      throw new Error('The database session cannot be used anymore.');
    }
    return release;
  }
}
