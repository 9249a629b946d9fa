import { stayOf } from '../matrix/stay-rows';
import { addStay } from '../stays/support';
import { query } from '../support/sql-session';
import { areRefused, countOf, isRefused, leaves, type Rules } from './rule';

const RECORDED = `private.setting_changes where subject <> 'owners'`;
const SEASON = `insert into public.rates (property_id, nights, name, nightly_cents, min_nights)
  values ('villa-paradise', '[2039-01-01,2039-02-01)', 'high_season', 100, 2)`;
const setHouse = (change: string): string =>
  `update public.properties set ${change} where id = 'villa-paradise'`;

/** What the database holds to when prices change. */
export const RATE_RULES: Rules = {
  'a season that is new, changed or ended is on record': leaves(3, RECORDED, [
    SEASON,
    `update public.rates set nightly_cents = 200 where name = 'high_season'`,
    `update public.rates set nightly_cents = 200 where name = 'high_season'`,
    `delete from public.rates where name = 'high_season'`,
  ]),
  'a base price that changes is on record, and nothing else of a house': leaves(1, RECORDED, [
    setHouse('hold_hours = 48'),
    setHouse('nightly_cents = 100'),
  ]),
  'a charge that is new, changed or ended is on record': leaves(3, RECORDED, [
    `insert into public.charges (name, kind, base, amount_cents) values ('cleaning', 'fee', 'stay', 100)`,
    'update public.charges set amount_cents = 200',
    'update public.charges set amount_cents = 200',
    'delete from public.charges',
  ]),
  'a damage deposit or number of pets that changes is on record': leaves(2, RECORDED, [
    setHouse('max_pets = 1'),
    setHouse('damage_deposit_cents = 100'),
  ]),
  'an account for transfers that is new, changed or gone is on record': leaves(3, RECORDED, [
    `insert into public.bank_account (holder, bank, account) values ('Marisma', 'Banco', '1')`,
    `update public.bank_account set account = '2'`,
    'delete from public.bank_account',
  ]),
  'the dearest stay of 90 nights can be priced, and no night costs more': async () => {
    await query(setHouse('nightly_cents = 9999999'));
    const [stay] = await query(
      `select (private.price_stay('villa-paradise', '2040-01-01', '2040-03-31', 2, '2039-01-01')
          ->> 'total_cents')::integer as total`,
    );
    const dearer = [setHouse('nightly_cents = 10000000'), SEASON.replace('100,', '10000000,')];
    return stay?.['total'] === 90 * 9_999_999 && areRefused(dearer);
  },
  'a season is called by no name, or by one in each language': async () => {
    const isUnnamed = (names: object) =>
      isRefused(SEASON.replace(/min_nights\)([^]*)\)$/, 'min_nights, names)$1, $$1)'), [
        JSON.stringify(names),
      ]);
    for (const names of [
      {},
      { en: 'Surf week' },
      { en: 'Surf week', es: null },
      { en: null, es: null },
      { en: 'Surf week', es: ' ' },
      { en: 'Surf week', es: 'x'.repeat(41) },
      { en: 'Surf week', es: 'Surf', fr: 'Surf' },
    ])
      if (!(await isUnnamed(names))) return false;
    return !(await isUnnamed({ en: 'Surf week', es: 'x'.repeat(40) }));
  },
  'an open gap has nights, and closes when they or those beside it change, not when a hold does':
    async () => {
      await addStay('client', 'pending');
      const gap = (from: string, to: string) =>
        `insert into private.open_gaps select property_id, check_out + ${from}, check_out + ${to} from public.reservations`;
      if (!(await isRefused(gap('0', '0')))) return false;
      await query(gap('0', '2'));
      await query(gap('10', '12'));
      const open: number[] = [];
      for (const change of [
        `update public.reservations set hold_until = hold_until + interval '1 hour'`,
        `update public.reservations set status = 'cancelled', closed_as = 'expired'`,
        `insert into public.occupancy (property_id, nights, kind)
         select property_id, daterange(check_out + 11, check_out + 12), 'block' from public.reservations`,
      ]) {
        await query(change);
        open.push(await countOf('private.open_gaps'));
      }
      return open.join() === '2,1,0';
    },
  'the record of prices is only added to': async () => {
    await query(`insert into private.setting_changes (subject, new) values ('rates', '{}')`);
    return areRefused([
      'update private.setting_changes set old = new, new = null',
      'delete from private.setting_changes',
    ]);
  },
  'terms are never rewritten, nor is what a guest accepted, and a text that is not the hashed one is none':
    async () => {
      await addStay('client', 'pending');
      await query(`insert into public.agreements (reservation_id, version, locale) values ($1, 1, 'en')`, [
        stayOf('client'),
      ]);
      return areRefused([
        `update public.agreement_versions set in_force_from = '2020-01-01'`,
        `update private.consent_texts set in_force_from = '2020-01-01'`,
        'update private.consents set given = false',
        `insert into public.arrival_details (reservation_id, diet) values ('${stayOf('client')}', 'No nuts')`,
        `insert into private.consent_texts (version, hash, text_en, text_es, in_force_from)
         select 2, repeat('0', 64), text_en, text_es, in_force_from from private.consent_texts`,
        'update public.agreements set agreed_at = now()',
        `insert into public.agreement_versions (version, hash, text_en, text_es, in_force_from)
         select 2, repeat('0', 64), text_en, text_es, in_force_from from public.agreement_versions`,
      ]);
    },
};
