import { actAs } from '../support/schema';
import { refusal, type SqlSession, undone } from '../support/sql-session';
import type { Cell } from './cells';
import { ROWS } from './expectations';
import { prepare, versions } from './state';

/** Tries a cell in SQL under the API's database role and returns whether it succeeded; needs an open transaction. */
export async function tryInSql(session: SqlSession, cell: Cell): Promise<boolean> {
  return undone(session, async () => {
    await prepare(session.query, cell);
    const before = await versions(session.query, cell);
    let seen = 0;
    await actAs(session, cell.actor);
    const refused = await refusal(session, async () => {
      seen = (await perform(session, cell)).length;
    });
    await session.script('reset role');
    if (cell.operation === 'select') return !refused && seen > 0;
    return (await versions(session.query, cell)).join() !== before.join();
  });
}

function perform(session: SqlSession, { table, operation, person }: Cell) {
  const { key, keyOf, row, change } = ROWS[table];
  const values = operation === 'insert' ? row(person) : change(person);
  const columns = Object.keys(values);
  const where = `where ${key} = $1`;
  switch (operation) {
    case 'select':
      return session.query(`select ${key} from public.${table} ${where}`, [keyOf(person)]);
    case 'insert': {
      const places = columns.map((_, at) => `$${at + 1}`).join(', ');
      return session.query(
        `insert into public.${table} (${columns.join(', ')}) values (${places})`,
        Object.values(values),
      );
    }
    case 'update': {
      const changes = columns.map((column, at) => `${column} = $${at + 2}`).join(', ');
      return session.query(`update public.${table} set ${changes} ${where}`, [
        keyOf(person),
        ...Object.values(values),
      ]);
    }
    case 'delete':
      // Without a filter: a filter would also need the policy for reading, which would hide a policy that is too wide.
      return session.query(`delete from public.${table}`);
  }
}
