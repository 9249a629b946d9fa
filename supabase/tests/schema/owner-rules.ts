import { addOwnedStay } from '../owners/owned-stay';
import { refusal } from '../support/sql-session';
import type { Rule } from './rule';

/** What the database holds to in the statements of owners and the care of their houses. */
export const OWNER_RULES: Rule[] = [
  {
    name: 'tasks follow the stays',
    holds: async (session) => {
      await addOwnedStay(session, { check_in: '2045-01-05', check_out: '2045-01-09' });
      const tasks = await session.query('select kind from public.tasks');
      return tasks.length === 2;
    },
  },
  {
    name: 'a stay that changes after it was posted is corrected, and no line is ever changed',
    holds: async (session) => {
      const stay = await addOwnedStay(session, { check_in: '2026-01-05', check_out: '2026-01-09' });
      await session.query('select private.post_statements(now())');
      await session.query('update public.reservations set total_cents = 500 where id = $1', [stay]);
      const lines = await session.query(`select from public.statement_lines where kind = 'correction'`);
      const change = () => session.query('update public.statement_lines set amount_cents = 1');
      return lines.length === 2 && (await refusal(session, change)) !== undefined;
    },
  },
];
