import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { inTransaction, query } from '../support/sql-session';
import { call, type Quote } from './support';
import { WHOLE } from '../support/whole';

const DAY = 86_400_000;
const HOUSES = ['lagoon-villa-serenity', 'ocean-villa-infinity', 'lagoon-apt-harmony', 'villa-paradise'];

const stays = fc.record({
  property_id: fc.constantFrom(...HOUSES),
  from: fc.integer({ min: 0, max: 1200 }),
  nights: fc.integer({ min: 1, max: 90 }),
  guests: fc.integer({ min: 1, max: 18 }),
  askedBefore: fc.integer({ min: 0, max: 400 }),
});

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Prices random stays; the reference counts night by night. */
export function quotesInSql(cases = WHOLE ? 1000 : 100): void {
  describe('quotes', () => {
    it(`add up, count each night once and repeat, in ${cases} random stays`, () =>
      inTransaction(async () => {
        const rates = await query(
          'select property_id, lower(nights)::text as first, upper(nights)::text as until, name, nightly_cents from public.rates',
        );
        const houses = await query('select id, nightly_cents from public.properties');
        const property = fc.asyncProperty(
          stays,
          async ({ property_id, from, nights, guests, askedBefore }) => {
            const start = Date.parse('2026-11-24') + from * DAY;
            const price = async (): Promise<Quote> => {
              const [row] = await query('select private.price_stay($1, $2, $3, $4, $5) as quote', [
                property_id,
                iso(start),
                iso(start + nights * DAY),
                guests,
                iso(start - askedBefore * DAY),
              ]);
              return row?.['quote'] as Quote;
            };
            const quote = await price();
            let total = 0;
            for (let night = 0; night < nights; night++) {
              const day = iso(start + night * DAY);
              const rate = rates.find(
                (one) =>
                  one['property_id'] === property_id &&
                  String(one['first']) <= day &&
                  day < String(one['until']),
              );
              total += Number((rate ?? houses.find(({ id }) => id === property_id))?.['nightly_cents']);
            }
            const sum = (pick: (line: Quote['lines'][number]) => number) =>
              quote.lines.reduce((all, line) => all + pick(line), 0);
            assert.equal(quote.total_cents, total);
            assert.equal(
              sum((line) => line.amount_cents),
              total,
            );
            assert.equal(
              sum((line) => line.nights),
              nights,
            );
            assert.ok(quote.lines.every((line) => line.amount_cents === line.nights * line.unit_cents));
            assert.equal(
              new Set(quote.lines.map(({ rule, unit_cents }) => `${rule} ${unit_cents}`)).size,
              quote.lines.length,
            );
            assert.equal(quote.deposit_cents + quote.balance_cents, total);
            assert.equal(quote.balance_due_on, askedBefore > 60 ? iso(start - 60 * DAY) : null);
            assert.equal(quote.deposit_cents, askedBefore > 60 ? Math.round(total * 0.3) : total);
            assert.deepEqual(await price(), quote);
          },
        );
        await fc.assert(property, { numRuns: cases });
      }));

    it('have another hash for another house, day, number of guests or price', () =>
      inTransaction(async () => {
        const hashes = new Set<string>();
        const base = {
          property_id: 'villa-paradise',
          check_in: '2027-02-03',
          check_out: '2027-02-10',
          guests: 2,
        };
        for (const change of [
          {},
          { property_id: 'ocean-villa-infinity' },
          { check_out: '2027-02-11' },
          { guests: 3 },
        ])
          hashes.add((await call<Quote>('anon', 'quote_stay', { ...base, ...change })).quote_hash);
        await query('update public.properties set nightly_cents = nightly_cents + 100');
        hashes.add((await call<Quote>('anon', 'quote_stay', base)).quote_hash);
        assert.equal(hashes.size, 5);
      }));
  });
}
