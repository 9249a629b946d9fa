import { confirmAddress, inquire } from '../desk/support';
import { addStay } from '../stays/support';
import { idOf } from '../support/people';
import { countOf, type Rules } from './rule';
import { query } from '../support/sql-session';
import { as } from '../support/schema';

/** Whose an address is, and what stays of an account. */
export const SENDER_RULES: Rules = {
  'an address is confirmed as the auth service confirms it': async () => {
    await confirmAddress('client');
    const [row] = await query('select private.confirmed_address($1) as address', [idOf('client')]);
    return row?.['address'] === 'client@people.test';
  },
  'a mail to an address that is not confirmed says nothing that its sender wrote': async () => {
    await inquire(null);
    const mails = await query(
      `select data ? 'body' as said from private.mail_outbox where address is not null`,
    );
    return mails.length === 1 && mails[0]?.['said'] === false;
  },
  'the owner of a house hears of a stay that is agreed': async () => {
    await query('select private.confirm_address($1)', [idOf('owner')]);
    await addStay('owner', 'confirmed');
    return (await countOf(`private.mail_outbox where template = 'owner_booked'`)) > 0;
  },
  'the desk hears of an account that takes the role it asked for': async () => {
    await query(
      `insert into private.role_requests (user_id, role) values ($1, 'management') on conflict do nothing`,
      [idOf('newcomer')],
    );
    await as('newcomer', () => query(`update public.user_roles set role = 'management'`));
    return (await countOf(`private.mail_outbox where template = 'approval_wanted'`)) === 1;
  },
  'an account that is approved or linked to a house is told': async () => {
    await query('select private.confirm_address($1)', [idOf('client')]);
    await query('insert into private.staff_approvals (user_id) values ($1)', [idOf('client')]);
    await query(
      `insert into public.property_owners (property_id, owner_id, during)
         values ('lagoon-apt-harmony', $1, '[2030-01-01,)')`,
      [idOf('client')],
    );
    return (await countOf(`private.mail_outbox where template = 'account_approved'`)) === 2;
  },
  'two accounts that used one key can be deleted': async () => {
    for (const person of ['client', 'newcomer'] as const) await addStay(person, 'pending');
    await query('update public.reservations set request_key = $1', [idOf('client')]);
    await query('delete from auth.users where id = any ($1)', [[idOf('client'), idOf('newcomer')]]);
    return true;
  },
};
