import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { inTransaction, query, script } from '../support/sql-session';
import { WHOLE } from '../support/whole';

const MINUTE = 60_000;
const ZONE = 'America/Mexico_City';
/** Until 2022 the house had summer time; the changes of 2021 and 2022. */
const CHANGES = ['2021-04-04T08:00Z', '2021-10-31T07:00Z', '2022-04-03T08:00Z', '2022-10-30T07:00Z'];

interface Hours {
  weekday: number;
  opens: number;
  closes: number;
}

interface Office {
  hours: Hours[];
  closures: string[];
}

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Looks at the clock on the wall every minute until two hours of opening have passed. */
function obviousDue(office: Office, since: number): number | null {
  let open = 0;
  for (let at = since; at < since + 70 * 1440 * MINUTE; at += MINUTE) {
    if (open === 120) return at;
    if (isOpen(office, at)) open++;
  }
  return null;
}

function isOpen({ hours, closures }: Office, at: number): boolean {
  const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${part['year']}-${part['month']}-${part['day']}`;
  if (closures.includes(day)) return false;
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7;
  const minute = Number(part['hour']) * 60 + Number(part['minute']);
  return hours.some((one) => one.weekday === weekday && one.opens <= minute && minute < one.closes);
}

// The hours from 1 to 3 pass twice or never when the clock changes, so that no office opens or closes in them.
const minutes = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 12, max: 95 })).map((n) => n * 15);
const hours = fc
  .record({ weekday: fc.integer({ min: 1, max: 7 }), opens: minutes, closes: minutes })
  // The longest wait is then some weeks, which an implementation that looks every minute can still count.
  .filter(({ opens, closes }) => closes >= opens + 60);
const moment = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -6 * 1440, max: 4 * 1440 }))
  .map(([change, offset]) => Date.parse(change) + offset * MINUTE);
const office = fc.record({
  hours: fc.uniqueArray(hours, {
    minLength: 1,
    maxLength: 12,
    selector: (one) => `${one.weekday} ${one.opens}`,
  }),
  closures: fc.uniqueArray(
    moment.map((at) => new Date(at).toISOString().slice(0, 10)),
    { maxLength: 4 },
  ),
});

const time = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

async function furnish({ hours, closures }: Office): Promise<void> {
  const rows = hours.map(({ weekday, opens, closes }) => `(${weekday}, '${time(opens)}', '${time(closes)}')`);
  const days = closures.map((day) => `('${day}', 'Closed');`);
  await script(
    `delete from public.office_hours; delete from public.office_closures;
     insert into public.office_hours (weekday, opens, closes) values ${rows.join(', ')};
     ${days.map((day) => `insert into public.office_closures (day, reason) values ${day}`).join('\n')}`,
  );
}

/** The time by which the house answers, against an implementation that only counts minutes. */
export function clockInSql(runs = WHOLE ? 1000 : 25): void {
  describe('the reply clock', () => {
    it(`gives two office hours, over closures and changes of the clock (${runs} random offices)`, () =>
      inTransaction(() =>
        fc.assert(
          fc.asyncProperty(office, moment, async (random, since) => {
            await furnish(random);
            const [row] = await query(
              'select extract(epoch from public.answer_due(to_timestamp($1::float8 / 1000)))::float8 * 1000 as due',
              [since],
            );
            const due = row?.['due'] ?? null;
            const expected = obviousDue(random, since);
            assert.equal(due === null ? null : Number(due), expected);
          }),
          { numRuns: runs },
        ),
      ));

    it(`calls overdue exactly what was due by now (${runs} random offices)`, () =>
      inTransaction(() =>
        fc.assert(
          fc.asyncProperty(
            office,
            moment,
            fc.integer({ min: 0, max: 6000 }),
            async (random, since, later) => {
              await furnish(random);
              const [row] = await query(
                `select coalesce(asked <= private.overdue_since(now), false) as overdue,
                 coalesce(public.answer_due(asked) <= now, false) as expected
               from (select to_timestamp($1::float8 / 1000) as asked, to_timestamp($2::float8 / 1000) as now) moments`,
                [since, since + later * MINUTE],
              );
              assert.equal(row?.['overdue'], row?.['expected']);
            },
          ),
          { numRuns: runs },
        ),
      ));
  });
}
