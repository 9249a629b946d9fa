import { stayOf } from '../matrix/stay-rows';
import { addStay } from '../stays/support';
import { query, refusal } from '../support/sql-session';
import type { Rules } from './rule';

const changes = () => query(`select from private.setting_changes where subject <> 'owners'`);

/** What the database holds to when prices change. */
export const RATE_RULES: Rules = {
  'a season that is new, changed or ended is on record': async () => {
    await query(
      `insert into public.rates (property_id, nights, name, nightly_cents, min_nights)
         values ('villa-paradise', '[2039-01-01,2039-02-01)', 'high_season', 100, 2)`,
    );
    await query(`update public.rates set nightly_cents = 200 where name = 'high_season'`);
    await query(`update public.rates set nightly_cents = 200 where name = 'high_season'`);
    await query(`delete from public.rates where name = 'high_season'`);
    return (await changes()).length === 3;
  },
  'a base price that changes is on record, and nothing else of a house': async () => {
    await query(`update public.properties set hold_hours = 48 where id = 'villa-paradise'`);
    await query(`update public.properties set nightly_cents = 100 where id = 'villa-paradise'`);
    return (await changes()).length === 1;
  },
  'a charge that is new, changed or ended is on record': async () => {
    await query(
      `insert into public.charges (name, kind, base, amount_cents) values ('cleaning', 'fee', 'stay', 100)`,
    );
    await query('update public.charges set amount_cents = 200');
    await query('update public.charges set amount_cents = 200');
    await query('delete from public.charges');
    return (await changes()).length === 3;
  },
  'a damage deposit or number of pets that changes is on record': async () => {
    await query(`update public.properties set max_pets = 1 where id = 'villa-paradise'`);
    await query(`update public.properties set damage_deposit_cents = 100 where id = 'villa-paradise'`);
    return (await changes()).length === 2;
  },
  'an account for transfers that is new, changed or gone is on record': async () => {
    await query(`insert into public.bank_account (holder, bank, account) values ('Marisma', 'Banco', '1')`);
    await query(`update public.bank_account set account = '2'`);
    await query('delete from public.bank_account');
    return (await changes()).length === 3;
  },
  'the dearest stay of 90 nights can be priced, and no night costs more': async () => {
    const priced = 'update public.properties set nightly_cents = $1';
    await query(priced, [9_999_999]);
    const [stay] = await query(
      `select (private.price_stay('villa-paradise', '2040-01-01', '2040-03-31', 2, '2039-01-01')
          ->> 'total_cents')::integer as total`,
    );
    const season = `insert into public.rates (property_id, nights, name, nightly_cents, min_nights)
        values ('villa-paradise', '[2039-01-01,2039-02-01)', 'high_season', 10000000, 2)`;
    const refused = [await refusal(() => query(priced, [10_000_000])), await refusal(() => query(season))];
    return stay?.['total'] === 90 * 9_999_999 && !refused.includes(undefined);
  },
  'a season is called by no name, or by one in each language': async () => {
    const named = (names: object) =>
      refusal(() =>
        query(
          `insert into public.rates (property_id, nights, name, nightly_cents, min_nights, names)
             values ('villa-paradise', '[2039-01-01,2039-02-01)', 'high_season', 100, 2, $1)`,
          [JSON.stringify(names)],
        ),
      );
    for (const names of [
      {},
      { en: 'Surf week' },
      { en: 'Surf week', es: null },
      { en: null, es: null },
      { en: 'Surf week', es: ' ' },
      { en: 'Surf week', es: 'x'.repeat(41) },
      { en: 'Surf week', es: 'Surf', fr: 'Surf' },
    ])
      if (!(await named(names))) return false;
    return (await named({ en: 'Surf week', es: 'x'.repeat(40) })) === undefined;
  },
  'an open gap has nights, and closes when they or those beside it change, not when a hold does':
    async () => {
      await addStay('client', 'pending');
      const gap = (from: string, to: string) =>
        `insert into private.open_gaps select property_id, check_out + ${from}, check_out + ${to} from public.reservations`;
      if (!(await refusal(() => query(gap('0', '0'))))) return false;
      await query(gap('0', '2'));
      await query(gap('10', '12'));
      const open = async () => (await query('select from private.open_gaps')).length;
      const seen: number[] = [];
      for (const change of [
        `update public.reservations set hold_until = hold_until + interval '1 hour'`,
        `update public.reservations set status = 'cancelled', closed_as = 'expired'`,
        `insert into public.occupancy (property_id, nights, kind)
         select property_id, daterange(check_out + 11, check_out + 12), 'block' from public.reservations`,
      ]) {
        await query(change);
        seen.push(await open());
      }
      return seen.join() === '2,1,0';
    },
  'the record of prices is only added to': async () => {
    await query(`insert into private.setting_changes (subject, new) values ('rates', '{}')`);
    const rewritten = await refusal(() => query('update private.setting_changes set old = new, new = null'));
    const deleted = await refusal(() => query('delete from private.setting_changes'));
    return rewritten !== undefined && deleted !== undefined;
  },
  'terms are never rewritten, nor is what a guest accepted, and a text that is not the hashed one is none':
    async () => {
      await addStay('client', 'pending');
      await query(`insert into public.agreements (reservation_id, version, locale) values ($1, 1, 'en')`, [
        stayOf('client'),
      ]);
      const refused = [
        `update public.agreement_versions set in_force_from = '2020-01-01'`,
        `update private.consent_texts set in_force_from = '2020-01-01'`,
        'update private.consents set given = false',
        `insert into public.arrival_details (reservation_id, diet) values ('${stayOf('client')}', 'No nuts')`,
        `insert into private.consent_texts (version, hash, text_en, text_es, in_force_from)
         select 2, repeat('0', 64), text_en, text_es, in_force_from from private.consent_texts`,
        'update public.agreements set agreed_at = now()',
        `insert into public.agreement_versions (version, hash, text_en, text_es, in_force_from)
         select 2, repeat('0', 64), text_en, text_es, in_force_from from public.agreement_versions`,
      ];
      for (const statement of refused) {
        if (!(await refusal(() => query(statement)))) return false;
      }
      return true;
    },
};
