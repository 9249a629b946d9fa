import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';

import { PGlite } from '@electric-sql/pglite';

import { readArchive } from './archives';

export type Row = Record<string, unknown>;

/** A superuser's database session, on PGlite or PostgreSQL. */
export interface SqlSession {
  query(sql: string, params?: unknown[]): Promise<Row[]>;
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** A new, empty database in memory. */
export async function openPglite(): Promise<SqlSession & { database: PGlite }> {
  const loadDataDir = await readArchive('empty');
  const database = await PGlite.create(loadDataDir && { loadDataDir });
  return {
    database,
    query: async (sql, params) => (await database.query<Row>(sql, params)).rows,
    script: async (sql) => void (await database.exec(sql)),
    close: () => database.close(),
  };
}

const chosen = new AsyncLocalStorage<SqlSession>();
let opened: SqlSession | undefined;

/** The session that `query` and `script` speak with from now on; tests of one process follow each other. */
export const speakWith = (session: SqlSession): void => void (opened = session);

/** Runs work that speaks with another session. */
export const using = <T>(session: SqlSession, work: () => Promise<T>): Promise<T> =>
  chosen.run(session, work);

function current(): SqlSession {
  const session = chosen.getStore() ?? opened;
  assert.ok(session, 'no session is open');
  return session;
}

export const query: SqlSession['query'] = (sql, params) => current().query(sql, params);
export const script: SqlSession['script'] = (sql) => current().script(sql);

/** The first row that a statement answers; empty without one. */
export async function rowOf<T = Row>(sql: string, params?: unknown[]): Promise<T> {
  return ((await query(sql, params))[0] ?? {}) as T;
}

/** What a statement answers in the only column of its first row; undefined without a row. */
export async function valueOf<T = unknown>(sql: string, params?: unknown[]): Promise<T> {
  return Object.values(await rowOf(sql, params))[0] as T;
}

/** What a statement answers in its only column, row by row. */
export async function columnOf<T = unknown>(sql: string, params?: unknown[]): Promise<T[]> {
  return (await query(sql, params)).map((row) => Object.values(row)[0] as T);
}

/** Runs work and adds what it sends to a list. */
export function recorded<T>(sent: string[], work: () => Promise<T>): Promise<T> {
  const session = current();
  const query: SqlSession['query'] = (sql, params) => (sent.push(sql), session.query(sql, params));
  return using({ ...session, query }, work);
}

/** Runs what waits for the end of the transaction. */
export const runDeferred = (): Promise<void> =>
  script('set constraints all immediate; set constraints all deferred');

/** Runs work and rolls back its changes; needs an open transaction. */
export async function undone<T>(work: () => Promise<T>): Promise<T> {
  await script('savepoint undone');
  try {
    return await work();
  } finally {
    await script('rollback to savepoint undone; release savepoint undone');
  }
}

/** Runs work in a transaction that is rolled back. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  await script('begin');
  try {
    return await work();
  } finally {
    await script('rollback');
  }
}

/**
 * Runs one statement and returns its error, undefined on success. A refusal leaves the transaction usable, with the role
 * of before.
 */
export async function refusal(statement: () => Promise<unknown>): Promise<unknown> {
  await script('savepoint attempt');
  try {
    await statement();
    return undefined;
  } catch (error) {
    await script('rollback to savepoint attempt');
    return error;
  }
}

/** Inserts one row, given by its columns. */
export function insertRow(
  query: SqlSession['query'],
  table: string,
  values: Record<string, unknown>,
  ending = '',
): Promise<Row[]> {
  const columns = Object.keys(values);
  const places = columns.map((_, at) => `$${at + 1}`).join(', ');
  return query(
    `insert into ${table} (${columns.join(', ')}) values (${places}) ${ending}`,
    Object.values(values),
  );
}
