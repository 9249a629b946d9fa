import { confirm, write } from '../desk/senders-suite';
import { addStay } from '../stays/support';
import { idOf } from '../support/people';
import type { Rule } from './rule';

/** Whose an address is, and what stays of an account. */
export const SENDER_RULES: Rule[] = [
  {
    name: 'an address is confirmed as the auth service confirms it',
    holds: async (session) => {
      await confirm(session, 'client');
      const [row] = await session.query('select private.confirmed_address($1) as address', [idOf('client')]);
      return row?.['address'] === 'client@people.test';
    },
  },
  {
    name: 'a mail to an address that is not confirmed says nothing that its sender wrote',
    holds: async (session) => {
      await write(session, null, 'ana@guest.test');
      const mails = await session.query(
        `select data ? 'body' as said from private.mail_outbox where address is not null`,
      );
      return mails.length === 1 && mails[0]?.['said'] === false;
    },
  },
  {
    name: 'two accounts that used one key can be deleted',
    holds: async (session) => {
      for (const person of ['client', 'newcomer'] as const) await addStay(session, person, 'pending');
      await session.query('update public.reservations set request_key = $1', [idOf('client')]);
      await session.query('delete from auth.users where id = any ($1)', [[idOf('client'), idOf('newcomer')]]);
      return true;
    },
  },
];
