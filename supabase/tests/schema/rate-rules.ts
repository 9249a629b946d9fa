import { stayOf } from '../matrix/stay-rows';
import { addStay } from '../stays/support';
import { refusal, type SqlSession } from '../support/sql-session';
import type { Rule } from './rule';

const changes = (session: SqlSession) =>
  session.query(`select from private.setting_changes where subject <> 'owners'`);

/** What the database holds to when prices change. */
export const RATE_RULES: Rule[] = [
  {
    name: 'a season that is new, changed or ended is on record',
    holds: async (session) => {
      await session.query(
        `insert into public.rates (property_id, nights, name, nightly_cents, min_nights)
         values ('villa-paradise', '[2039-01-01,2039-02-01)', 'high_season', 100, 2)`,
      );
      await session.query(`update public.rates set nightly_cents = 200 where name = 'high_season'`);
      await session.query(`update public.rates set nightly_cents = 200 where name = 'high_season'`);
      await session.query(`delete from public.rates where name = 'high_season'`);
      return (await changes(session)).length === 3;
    },
  },
  {
    name: 'a base price that changes is on record, and nothing else of a house',
    holds: async (session) => {
      await session.query(`update public.properties set hold_hours = 48 where id = 'villa-paradise'`);
      await session.query(`update public.properties set nightly_cents = 100 where id = 'villa-paradise'`);
      return (await changes(session)).length === 1;
    },
  },
  {
    name: 'a charge that is new, changed or ended is on record',
    holds: async (session) => {
      await session.query(
        `insert into public.charges (name, kind, base, amount_cents) values ('cleaning', 'fee', 'stay', 100)`,
      );
      await session.query('update public.charges set amount_cents = 200');
      await session.query('update public.charges set amount_cents = 200');
      await session.query('delete from public.charges');
      return (await changes(session)).length === 3;
    },
  },
  {
    name: 'a damage deposit or number of pets that changes is on record',
    holds: async (session) => {
      await session.query(`update public.properties set max_pets = 1 where id = 'villa-paradise'`);
      await session.query(
        `update public.properties set damage_deposit_cents = 100 where id = 'villa-paradise'`,
      );
      return (await changes(session)).length === 2;
    },
  },
  {
    name: 'an account for transfers that is new, changed or gone is on record',
    holds: async (session) => {
      await session.query(
        `insert into public.bank_account (holder, bank, account) values ('Marisma', 'Banco', '1')`,
      );
      await session.query(`update public.bank_account set account = '2'`);
      await session.query('delete from public.bank_account');
      return (await changes(session)).length === 3;
    },
  },
  {
    name: 'the dearest stay of 90 nights can be priced, and no night costs more',
    holds: async (session) => {
      const priced = 'update public.properties set nightly_cents = $1';
      await session.query(priced, [9_999_999]);
      const [stay] = await session.query(
        `select (private.price_stay('villa-paradise', '2040-01-01', '2040-03-31', 2, '2039-01-01')
          ->> 'total_cents')::integer as total`,
      );
      const season = `insert into public.rates (property_id, nights, name, nightly_cents, min_nights)
        values ('villa-paradise', '[2039-01-01,2039-02-01)', 'high_season', 10000000, 2)`;
      const refused = [
        await refusal(session, () => session.query(priced, [10_000_000])),
        await refusal(session, () => session.query(season)),
      ];
      return stay?.['total'] === 90 * 9_999_999 && !refused.includes(undefined);
    },
  },
  {
    name: 'the record of prices is only added to',
    holds: async (session) => {
      await session.query(`insert into private.setting_changes (subject, new) values ('rates', '{}')`);
      const rewritten = await refusal(session, () =>
        session.query('update private.setting_changes set old = new, new = null'),
      );
      const deleted = await refusal(session, () => session.query('delete from private.setting_changes'));
      return rewritten !== undefined && deleted !== undefined;
    },
  },
  {
    name: 'terms are never rewritten, nor is what a guest accepted, and a text that is not the hashed one is none',
    holds: async (session) => {
      await addStay(session, 'client', 'pending');
      await session.query(
        `insert into public.agreements (reservation_id, version, locale) values ($1, 1, 'en')`,
        [stayOf('client')],
      );
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
        if (!(await refusal(session, () => session.query(statement)))) return false;
      }
      return true;
    },
  },
];
