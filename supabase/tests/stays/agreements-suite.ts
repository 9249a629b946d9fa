import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { termsMigration } from '../../cli/terms-text';
import type { Actor } from '../support/people';
import { as } from '../support/schema';
import { query, refusal } from '../support/sql-session';
import { test } from '../support/tests-on';
import { ask, call, day, newKey, refusedWith, STAY, type Stay, TERMS } from './support';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The terms that a guest accepts when asking for a stay. */
export function agreementsInSql(): void {
  /** Puts other terms in force from a day on, counted from the house's today. */
  const addTerms = (version: number, from: number) =>
    query(
      `insert into public.agreement_versions (version, hash, text_en, text_es, in_force_from)
       select $1::integer, encode(sha256(convert_to(said || E'\n\n' || said, 'UTF8')), 'hex'), said, said,
         private.house_today() + $2::integer from (select 'Terms ' || $1::text as said) as one`,
      [version, from],
    );
  const read = async (actor: Actor) => {
    const rows = await as(actor, () => query('select version, locale from public.agreements'));
    return rows.map((row) => ({ ...row }));
  };

  describe('terms', () => {
    it('are stored as the site shows them', async () => {
      const { name, script } = termsMigration();
      const file = (await readdir(MIGRATIONS)).find((each) => each.endsWith(`_${name}`));
      const stored = file && (await readFile(new URL(file, MIGRATIONS), 'utf8'));
      assert.ok(
        stored === script,
        `The terms have changed: raise termsVersion in remote-public/src/texts/terms-version.ts, unless no hosted site has
         this version, and run node tools/run.mjs supabase/cli/write-terms.ts.`,
      );
    });

    test('are kept with the stay: version, time and language, for its guest and staff', async () => {
      const stay = await ask('client');
      const [kept] = await query(
        `select reservation_id, a.version, agreed_at = now() as now, hash, text_en like '# Who we are%' as whole
         from public.agreements a join public.agreement_versions using (version)`,
      );
      assert.deepEqual(
        { ...kept, hash: String(kept?.['hash']).length },
        { reservation_id: stay.id, version: TERMS, now: true, hash: 64, whole: true },
      );
      assert.deepEqual(await read('client'), [{ version: TERMS, locale: 'en' }]);
      assert.equal((await read('management')).length, 1);
      assert.equal((await read('newcomer')).length, 0);
      assert.equal((await read('owner')).length, 0);
    });

    test('that are missing, old or of tomorrow are refused with the version in force', async () => {
      await addTerms(TERMS + 1, 0);
      await addTerms(TERMS + 2, 1);
      for (const agreed_version of [null, TERMS, TERMS + 2]) {
        const error = asPostgresError(await refusal(() => ask('client', { agreed_version })));
        assert.deepEqual(
          [error?.code, error?.detail, error?.hint],
          ['PT409', 'terms_changed', String(TERMS + 1)],
        );
      }
      assert.equal((await query('select from public.reservations')).length, 0);
      assert.equal(await refusedWith(() => ask('client', { agreed_version: TERMS + 1 })), undefined);
    });

    test('are not accepted by staff for a guest on the phone', async () => {
      const { quote_hash } = await call<{ quote_hash: string }>('management', 'staff_quote', STAY);
      await call<Stay>('management', 'create_stay', {
        ...STAY,
        check_in: day(0),
        name: 'Ana',
        email: 'ana@people.test',
        phone: '',
        confirmed: true,
        locale: 'en',
        quote_hash,
        request_key: newKey(),
      });
      assert.equal((await query('select from public.agreements')).length, 0);
    });
  });
}
