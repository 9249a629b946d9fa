import { actAs } from '../support/schema';
import { insertRow, query, script, undone } from '../support/sql-session';
import type { Cell } from './cells';
import { ROWS } from './expectations';
import { prepare, versions } from './state';

/**
 * Tries cells about one row in SQL under the API's database role, and returns those whose outcome is not the expected
 * one; needs an open transaction.
 */
export async function wrongInSql(cells: Cell[]): Promise<Cell[]> {
  const [first] = cells;
  if (!first) return [];
  return undone(async () => {
    await prepare(query, first);
    const before = await versions(query, first);
    const wrong: Cell[] = [];
    for (const cell of cells) {
      const succeeded = await undone(() => attempt(cell, before));
      if (succeeded !== cell.allowed) wrong.push(cell);
    }
    return wrong;
  });
}

async function attempt(cell: Cell, before: string[]): Promise<boolean> {
  await actAs(cell.actor);
  // A refusal; after it the transaction is of no use until it is rolled back.
  const rows = await perform(cell).catch(() => undefined);
  if (!rows || cell.operation === 'select') return rows !== undefined && rows.length > 0;
  await script('reset role');
  return (await versions(query, cell)).join() !== before.join();
}

function perform({ table, operation, person }: Cell) {
  const { key, keyOf, row, change } = ROWS[table];
  const where = `where ${key} = $1`;
  switch (operation) {
    case 'select':
      return query(`select ${key} from public.${table} ${where}`, [keyOf(person)]);
    case 'insert':
      return insertRow(query, `public.${table}`, row(person));
    case 'update': {
      const values = change(person);
      const changes = Object.keys(values)
        .map((column, at) => `${column} = $${at + 2}`)
        .join(', ');
      return query(`update public.${table} set ${changes} ${where}`, [
        keyOf(person),
        ...Object.values(values),
      ]);
    }
    case 'delete':
      // Without a filter: a filter would also need the policy for reading, which would hide a policy that is too wide.
      return query(`delete from public.${table}`);
  }
}
