import type { Cell } from './cells';
import type { TableName } from './row-plan';
import type { Person } from '../support/people';
import { insertRow } from '../support/sql-session';
import { ROWS } from './expectations';

type Query = (sql: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Prepares the row as a superuser: it exists, or is absent for an insert. */
export async function prepare(query: Query, { table, operation, person }: Cell): Promise<void> {
  if (table === 'user_roles') return;
  if (operation !== 'insert') return addRow(query, table, person);
  const { key, keyOf } = ROWS[table];
  await addNeeds(query, table, person);
  // Rows that nothing deletes leave with all others.
  if (['maintenance', 'owner_expenses', 'owner_payouts'].includes(table))
    await query(`truncate public.${table} cascade`);
  else await query(`delete from public.${table} where ${key} = $1`, [keyOf(person)]);
}

async function addRow(query: Query, table: TableName, person: Person): Promise<void> {
  if ((await versions(query, { table, person })).length > 0) return;
  await addNeeds(query, table, person);
  // A constraint that can wait for the end of a change decides no conflict.
  const once = ['rates', 'charges'].includes(table) ? '' : 'on conflict do nothing';
  await insertRow(query, `public.${table}`, ROWS[table].row(person), once);
}

async function addNeeds(query: Query, table: TableName, person: Person): Promise<void> {
  const { needs = [] } = ROWS[table];
  if (typeof needs === 'function') for (const statement of needs(person)) await query(statement);
  else for (const needed of needs) await addRow(query, needed, person);
}

/**
 * The physical locations of the rows in question; an update moves a row, so an update to equal values is visible too.
 */
export async function versions(
  query: Query,
  { table, person }: Pick<Cell, 'table' | 'person'>,
): Promise<string[]> {
  const { key, keyOf } = ROWS[table];
  const rows = await query(`select ctid::text as place from public.${table} where ${key} = $1 order by 1`, [
    keyOf(person),
  ]);
  return rows.map((row) => String(row['place']));
}
