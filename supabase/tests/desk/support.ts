import { addStay, requestOf, type State } from '../stays/support';
import { sendContact } from '../support/forms';
import { idOf, type Person } from '../support/people';
import { actAs } from '../support/schema';
import { columnOf, query, type Row, rowOf, script, runDeferred, valueOf } from '../support/sql-session';

/** Ends an actor's request: the superuser goes on, as nobody. */
export const signedOut = (): Promise<void> =>
  script(
    `reset role; select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true)`,
  );

/** Sends the contact form, signed in or, without a person, out; returns its request. */
export async function inquire(person: Person | null, change: Row = {}): Promise<string> {
  await actAs(person ?? 'anon');
  await sendContact(change);
  await runDeferred();
  await signedOut();
  return valueOf(
    `select request_id from public.request_events where kind = 'message_in' order by id desc limit 1`,
  );
}

/** Adds a stay of the client and returns its request. */
export async function requestOfStay(state: State = 'pending'): Promise<string> {
  return requestOf(await addStay('client', state));
}

/** Confirms the address of an account as hosted Supabase does. */
export async function confirmAddress(person: Person): Promise<void> {
  await query(`update auth.users set email_confirmed_at = null, confirmation_sent_at = now() where id = $1`, [
    idOf(person),
  ]);
  await query(`update auth.users set email_confirmed_at = now() where id = $1`, [idOf(person)]);
}

/** How a request stands: its state, whether it is unread, and whether it is the office's turn. */
export const standing = (request: string): Promise<Row> =>
  rowOf('select state::text, unread, turn_at is not null as turn from public.requests where id = $1', [
    request,
  ]);

/** Mails since the last call, in short: the template, to whom, and the news. */
export async function queued(): Promise<string[]> {
  await runDeferred();
  return columnOf(
    `with unsent as (update private.mail_outbox set sent_at = now() where sent_at is null returning *)
     select concat_ws(' ', template, coalesce(address, 'desk'), data ->> 'news') as mail from unsent order by 1`,
  );
}

/** What the mails of a template say, or all to guests; what tells of a move comes last. */
export async function mailed(template: string | null = null): Promise<Row[]> {
  await runDeferred();
  return columnOf(
    `select data from private.mail_outbox
     where case when $1::text is null then address is not null else template = $1 end
     order by data ->> 'moved' nulls first, data ->> 'kind'`,
    [template],
  );
}
