import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addAgreedStay, payAll } from '../stays/agreed-stay';
import { addStay, call, newKey, refusedWith, requestOf } from '../stays/support';
import { stayOf } from '../matrix/stay-rows';
import { emailOf, idOf } from '../support/people';
import { actAs, as } from '../support/schema';
import { columnOf, query, type Row } from '../support/sql-session';
import { test } from '../support/tests-on';
import { confirmAddress, inquire } from './support';
import { sendService } from '../support/forms';

/** Tables that point to people or their stays and are in no export, each with its reason. */
const NOT_EXPORTED: Record<string, string> = {
  'auth.users': 'exported as account',
  'private.card_events': 'what the provider told; the payments say it',
  'private.card_refunds': 'steps of a refund, which is among the payments',
  'private.checkouts': 'pages of the provider, open for an hour',
  'private.offer_secrets': 'a key, no data',
  'private.request_words': 'an index of what is exported',
  'private.stay_words': 'an index of what is exported',
  'private.setting_changes': 'what staff changed about houses, calendars and the office',
  'public.request_leases': 'who of the staff is writing, for a minute',
  'public.occupancy': 'nights of the stays that are exported',
  'public.tasks': 'work in the house',
  'public.maintenance': 'work in a house',
  'private.service_transitions': 'which state follows which',
  'private.stay_transitions': 'which state follows which',
  'public.saved_replies': 'texts of staff',
  'public.calendar_feeds': 'calendars of a house',
  'private.calendar_link_secrets': 'hashes of secrets',
  'public.calendar_conflicts': 'calendars of a house',
  'public.bank_account': 'the office',
};

const NAME = 'Ximena Quiroga';
const MAIL = emailOf('client');
const PHONE = '+52 314 555 0177';
const HER = { name: NAME, email: MAIL, phone: PHONE };
const STRANGER = { name: 'Somebody else', email: emailOf('newcomer') };

/** The rights of the privacy notice: consent, a copy, erasure. */
export function personalDataInSql(): void {
  const consents = async () =>
    (
      await query(
        'select account, version, given, noted_by, at = now() as now from private.consents order by id',
      )
    ).map((row) => ({ ...row }));
  const save = (diet: string, expected_version: number, diet_consent: number | null, details: Row = {}) =>
    call<Row>('client', 'save_arrival', {
      reservation_id: stayOf('client'),
      arrives_at: '',
      travel: '',
      flight: '',
      party: '[]',
      diet,
      wishes: '',
      expected_version,
      diet_consent,
      ...details,
    });
  const hers = { account: idOf('client'), version: 1, noted_by: idOf('client'), now: true };

  /** A past stay that is paid, with everything that a guest can leave in it; returns the request at the desk. */
  async function fullLife(): Promise<string> {
    await confirmAddress('client');
    await query(
      `update public.profiles set first_name = 'Ximena', last_name = 'Quiroga', phone = $2 where user_id = $1`,
      [idOf('client'), PHONE],
    );
    const stay = await addAgreedStay(40, 45);
    await query(
      `insert into public.reservation_contacts (reservation_id, name, email, phone) values ($1, $2, $3, $4)
       on conflict (reservation_id) do update set name = excluded.name, email = excluded.email, phone = excluded.phone`,
      [stay, NAME, MAIL, PHONE],
    );
    const request_id = await requestOf(stay);
    const body = `I am ${NAME}, ${PHONE}, ${MAIL}`;
    await call('client', 'send_message', { request_id, body, request_key: newKey() });
    await call('management', 'add_note', { request_id, body, request_key: newKey() });
    const party = JSON.stringify([{ name: NAME }]);
    await save('No nuts', 0, 1, { reservation_id: stay, party, wishes: body });
    await query(
      `insert into public.invoice_details (reservation_id, rfc, name, regime, postal_code, cfdi_use)
       values ($1, 'SAT970701NN3', $2, '601', '06300', 'G03')`,
      [stay, NAME],
    );
    await query(
      `insert into public.reviews (reservation_id, property_id, stars, words, locale)
       select id, property_id, 5, $2, 'en' from public.reservations where id = $1`,
      [stay, body],
    );
    await payAll(stay);
    await query(`update public.payments set reference = $2 where reservation_id = $1`, [stay, NAME]);
    await query(`update public.tasks set note = $1`, [body]);
    await as('client', () => sendService({ ...HER, preferred_date: '2020-01-01', special_requests: body }));
    // Sent before she had an account, from her address.
    await inquire(null, { ...HER, message: body });
    await query(
      'update public.reservations set check_in = private.house_today() - 9, check_out = private.house_today() - 4 where id = $1',
      [stay],
    );
    return stay;
  }
  /** Where a text stands, in any column of any table of ours or of the accounts. */
  async function find(text: string): Promise<string[]> {
    const columns = await query(
      `select format('%I.%I', n.nspname, c.relname) as source, a.attname as field from pg_attribute a
       join pg_class c on c.oid = a.attrelid and c.relkind = 'r' join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private', 'auth') and a.attnum > 0 and not a.attisdropped`,
    );
    const found: string[] = [];
    for (const { source, field } of columns) {
      const [row] = await query(
        `select count(*)::int as hits from ${String(source)} where strpos(lower("${String(field)}"::text), lower($1)) > 0`,
        [text],
      );
      if (row?.['hits'] !== 0) found.push(`${String(source)}.${String(field)}`);
    }
    return found;
  }
  const erase = async (): Promise<string | undefined> => {
    const [row] = await query(
      `select q.id, q.version from private.erasures e join public.requests q on q.id = e.request_id`,
    );
    const args = { request_id: row?.['id'], expected_version: row?.['version'] };
    return refusedWith(() => call('management', 'erase_person', args));
  };

  describe('consent to allergies and diet', () => {
    test('is asked for by the database, kept with version, time and account, and withdrawn by leaving it out', async () => {
      await addStay('client', 'confirmed');
      for (const version of [null, 2]) {
        assert.equal(await refusedWith(() => save('No nuts', 0, version)), 'no_consent');
      }
      assert.equal((await query('select from public.arrival_details')).length, 0);
      assert.equal((await save('No nuts', 0, 1))['diet'], 'No nuts');
      // A change of the details, and the same ones again, are no second consent.
      await save('No nuts, no milk', 1, 1);
      assert.deepEqual(await consents(), [{ ...hers, given: true }]);
      assert.equal((await save('', 2, null))['diet'], null);
      assert.deepEqual(await consents(), [
        { ...hers, given: true },
        { ...hers, given: false },
      ]);
    });

    test('can be withdrawn when the arrival can no longer be changed', async () => {
      await fullLife();
      await call('client', 'withdraw_consent');
      const [left] = await query('select diet, party from public.arrival_details');
      assert.deepEqual({ ...left }, { diet: null, party: [{ name: NAME }] });
    });
  });

  describe('a copy of one’s own data', () => {
    it('lists every table that holds data of people', async () => {
      const rows = await query(
        `with recursive about as (
           select unnest(array['auth.users', 'public.reservations', 'public.requests', 'public.contact_submissions',
             'public.service_bookings']::regclass[]) as source
           union
           select k.conrelid::regclass from pg_constraint k join about on about.source = k.confrelid where k.contype = 'f'
         ), by_column as (
           select a.attrelid::regclass as source from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
           where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
             and (a.attname ~ '^(email|phone|address|first_name|last_name|account|actor|user_id|owner_id|guest_id)$'
               or a.atttypid = 'uuid'::regtype and a.attname ~ '_by$')
         )
         select distinct source::text from (select * from about union select * from by_column) as every
         where source::text not in (select p.source::text from private.personal_data p)
           and source::text !~ '^auth[.]' or source::text = 'auth.users'`,
      );
      const qualified = rows.map(({ source }) =>
        String(source).includes('.') ? String(source) : `public.${String(source)}`,
      );
      assert.deepEqual(
        qualified.filter((source) => !(source in NOT_EXPORTED)),
        [],
        'Add the table to private.personal_data, or to NOT_EXPORTED with the reason.',
      );
    });

    test('has what the account left, and nothing of others or of the notes of staff', async () => {
      await fullLife();
      await inquire('newcomer', { ...STRANGER, message: 'A secret' });
      await query(
        `insert into private.mail_outbox (template, locale, address, data, request_id)
         select 'confirmed', 'en', address, '{}', id from public.requests, unnest(array['landlord@owners.test', $2]) address
         where guest_id = $1`,
        [idOf('client'), MAIL],
      );
      const mine = await call<Record<string, Row[]>>('client', 'my_data');
      const text = JSON.stringify(mine);
      assert.deepEqual(
        mine['arrival_details']?.map(({ diet }) => diet),
        ['No nuts'],
      );
      assert.deepEqual(
        mine['reservation_contacts']?.map(({ phone }) => phone),
        [PHONE],
      );
      for (const table of [
        'profiles',
        'reservations',
        'payments',
        'invoice_details',
        'reviews',
        'service_bookings',
        'request_events',
        'consents',
      ])
        assert.ok((mine[table]?.length ?? 0) > 0, table);
      assert.ok(!mine['request_events']?.some(({ kind }) => kind === 'note'));
      assert.ok(!/A secret|Somebody else|landlord/.test(text));
      assert.ok((mine['mail_outbox']?.length ?? 0) > 0);
      const others = await call<Record<string, Row[]>>('newcomer', 'my_data');
      assert.ok(!JSON.stringify(others).includes('Ximena'));
    });
  });

  describe('an erasure', () => {
    test('is asked for once, opens a request at the desk, and is due in 20 working days', async () => {
      const [days] = await query(`select private.working_day_after('2026-11-27', 20)::text as plain`);
      assert.equal(days?.['plain'], '2026-12-25');
      await query(`insert into public.office_closures (day, reason) values ('2026-12-25', 'Christmas')`);
      const [closed] = await query(`select private.working_day_after('2026-11-27', 20)::text as due`);
      assert.equal(closed?.['due'], '2026-12-28');
      const due = await call<string>('client', 'request_erasure');
      assert.equal(await call('client', 'request_erasure'), due);
      await actAs('management');
      const [request, ...more] = await query('select id, subject, guest_id from public.desk_requests');
      assert.match(String(request?.['subject']), new RegExp(`erase my personal data.*${due}`));
      assert.equal(more.length, 0);
      const [waiting] = await query(
        'select request_id, answer_by::text, erase_by > answer_by as later from public.erasures_due()',
      );
      assert.deepEqual({ ...waiting }, { request_id: request?.['id'], answer_by: due, later: true });
    });

    test('waits for a stay that is ahead, for open money, and for roles', async () => {
      await confirmAddress('client');
      const stay = await addAgreedStay(40, 45);
      await call('client', 'request_erasure');
      assert.equal(await erase(), 'stay_ahead');
      await query(
        'update public.reservations set check_in = private.house_today() - 9, check_out = private.house_today() - 4 where id = $1',
        [stay],
      );
      assert.equal(await erase(), 'money_open');
      await query('insert into public.user_roles (user_id, role) values ($1, $2)', [idOf('client'), 'owner']);
      assert.equal(await erase(), 'has_role');
      assert.equal((await query('select from auth.users where id = $1', [idOf('client')])).length, 1);
    });

    test('leaves no name, address or phone anywhere, and the books whole', async () => {
      const stay = await fullLife();
      const sums =
        'select count(*)::int as rows, sum(amount_cents)::int as cents from public.payments where reservation_id = $1';
      const before = await query(sums, [stay]);
      for (const text of ['Ximena', 'Quiroga', MAIL, '0177']) assert.ok((await find(text)).length > 0, text);
      await call('client', 'request_erasure');
      assert.equal(await erase(), undefined);
      for (const text of ['Ximena', 'Quiroga', MAIL, PHONE, '5550177', 'No nuts', 'SAT970701NN3'])
        assert.deepEqual(await find(text), [], text);
      assert.deepEqual(await query(sums, [stay]), before);
      const [kept] = await query(
        'select guest_id, status, total_cents > 0 as priced from public.reservations where id = $1',
        [stay],
      );
      assert.deepEqual({ ...kept }, { guest_id: null, status: 'confirmed', priced: true });
      const [record] = await query('select account, done_by, done_at = now() as now from private.erasures');
      assert.deepEqual({ ...record }, { account: null, done_by: idOf('management'), now: true });
    });

    test('that staff note takes what was sent from the address signed out, and of no other account', async () => {
      const request_id = await inquire(null, { ...HER, email: 'x@guests.test' });
      await inquire('client', { ...HER, email: 'X@guests.test', message: 'Not hers' });
      await call('management', 'note_erasure', { request_id });
      assert.equal(await erase(), undefined);
      const left = await columnOf('select message from public.contact_submissions');
      assert.deepEqual(left, ['Not hers']);
    });
  });

  describe('a flood of forms', () => {
    test('is stopped for everybody who is signed out, and not for accounts', async () => {
      await query(
        `insert into public.contact_submissions (name, email, inquiry_type, message)
         select 'Bot', 'bot' || n || '@x.test', 'general', 'Buy' from generate_series(1, 300) n`,
      );
      assert.equal(await refusedWith(() => inquire(null)), 'form_busy');
      await inquire('client');
    });
  });
}
