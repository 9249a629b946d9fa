import { idOf } from '../support/people';
import { addOwnedStay } from '../owners/owned-stay';
import { addAgreedStay } from '../stays/agreed-stay';
import { query, runDeferred } from '../support/sql-session';
import { areRefused, countOf, isRefused, type Rules } from './rule';

const CORRECTIONS = `public.statement_lines where kind = 'correction'`;

/** What the database holds to in the statements of owners and the care of their houses. */
export const OWNER_RULES: Rules = {
  'tasks follow the stays': async () => {
    await addOwnedStay({ check_in: '2045-01-05', check_out: '2045-01-09' });
    return (await countOf('public.tasks')) === 2;
  },
  'a stay that changes after it was posted is corrected, and no line is ever changed': async () => {
    const stay = await addOwnedStay({ check_in: '2026-01-05', check_out: '2026-01-09' });
    await query('select private.post_statements(now())');
    await query('update public.reservations set total_cents = 500, rent_cents = 500 where id = $1', [stay]);
    const attacks = [
      'update public.statement_lines set amount_cents = 1',
      'delete from public.statement_lines',
    ];
    return (await countOf(CORRECTIONS)) === 2 && areRefused(attacks);
  },
  'a sale that is recorded late takes back what was posted to the owner before': async () => {
    await addOwnedStay({ check_in: '2026-01-05', check_out: '2026-01-09' });
    await query('select private.post_statements(now())');
    await query(`update public.property_owners set during = '[2020-01-01,2025-01-01)'`);
    await runDeferred();
    return (await countOf(CORRECTIONS)) === 2;
  },
  'a house has one owner on a day, and who it is stays on record': async () => {
    const link = (during: string): string =>
      `insert into public.property_owners (property_id, owner_id, during)
         values ('lagoon-apt-harmony', '${idOf('owner')}', '${during}')`;
    await query(link('[2030-01-01,2031-01-01)'));
    await query(link('[2031-01-01,)'));
    const changes = `private.setting_changes where subject = 'owners' and property_id = 'lagoon-apt-harmony'`;
    return (await isRefused(link('[2030-12-31,2031-01-01)'))) && (await countOf(changes)) === 2;
  },
  'a calendar link is for one site of a house or for one owner, and each has one at a time': async () => {
    const link = (values: string): string =>
      `insert into public.calendar_links (property_id, channel, owner_id) values (${values})`;
    const house = `'villa-paradise'`;
    const owner = `'${idOf('owner')}'`;
    const wrong = [
      'null, null, null',
      `${house}, null, null`,
      `${house}, ' ', null`,
      `null, 'Airbnb', null`,
      `null, 'Airbnb', ${owner}`,
      `${house}, 'Airbnb', ${owner}`,
    ];
    const right = [`${house}, 'Airbnb', null`, `${house}, 'Vrbo', null`, `null, null, ${owner}`].map(link);
    if (!(await areRefused(wrong.map(link)))) return false;
    for (const statement of right) await query(statement);
    return areRefused(right);
  },
  'a calendar that is removed is not read': async () => {
    const feed = (active: boolean): string =>
      `insert into public.calendar_feeds (property_id, name, url, active, removed_at)
         values ('villa-paradise', 'Airbnb', 'https://feeds.test/a.ics', ${active}, now())`;
    return (await isRefused(feed(true))) && !(await isRefused(feed(false)));
  },
  'nobody is reminded of what is paid or due no more': async () => {
    const id = await addAgreedStay(100, 107);
    await query(
      `insert into private.mail_outbox (template, locale, data, payment_id, step)
         select 'payment_due', 'en', '{}', id, 0 from public.payments where reservation_id = $1`,
      [id],
    );
    await query('update public.payments set received_at = now()');
    return (await countOf('private.mail_outbox')) === 0;
  },
};
