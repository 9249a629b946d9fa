import type { Cell } from './cells';
import { ROWS } from './rows';

type Query = (sql: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Prepares the row as a superuser: it exists, or is absent for an insert. */
export async function prepare(query: Query, cell: Cell): Promise<void> {
  const { key, keyOf, row } = ROWS[cell.table];
  const isRole = cell.table === 'user_roles';
  if (cell.operation !== 'insert') {
    if (isRole || (await versions(query, cell)).length > 0) return;
    const values = row(cell.person);
    const columns = Object.keys(values);
    await query(
      `insert into public.${cell.table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    );
  } else if (!isRole) {
    await query(`delete from public.${cell.table} where ${key} = $1`, [keyOf(cell.person)]);
  }
}

/**
 * The physical locations of the rows in question; an update moves a row, so an update to equal values is visible too.
 */
export async function versions(query: Query, { table, person }: Cell): Promise<string[]> {
  const { key, keyOf } = ROWS[table];
  const rows = await query(`select ctid::text as place from public.${table} where ${key} = $1 order by 1`, [
    keyOf(person),
  ]);
  return rows.map((row) => String(row['place']));
}
