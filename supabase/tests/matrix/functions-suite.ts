import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addService } from '../house/service';
import { addStay, call, refusedWith } from '../stays/support';
import { ACTORS, selfOf } from '../support/people';
import { inTransaction, type SqlSession } from '../support/sql-session';
import type { Allowed } from './expectations';
import { FUNCTION_EXPECTATIONS } from './functions';

/** Calls every function as every actor, about their own stay and another person's. */
export function functionsInSql(getSession: () => SqlSession): void {
  describe('functions', () => {
    for (const [name, { allowed, status, service, answer, before, args }] of Object.entries(
      FUNCTION_EXPECTATIONS,
    )) {
      it(`${name} answers only who may call it`, async () => {
        const session = getSession();
        const answered: Allowed = {};
        for (const actor of ACTORS) {
          const targets: string[] = [];
          for (const target of ['own', 'other']) {
            const person = target === 'own' ? selfOf(actor) : 'stranger';
            await inTransaction(session, async () => {
              const stay = await addStay(session, person, status ?? 'pending');
              const [request] = await session.query(
                'select id from public.requests where reservation_id = $1',
                [stay],
              );
              const about = service ? await addService(session, person, service) : String(request?.['id']);
              if (before) await session.script(before(person));
              const given = args(person, about);
              const word = await refusedWith(session, () => call(session, actor, name, given));
              if (word === undefined || word === answer) targets.push(target);
            });
          }
          if (targets.length > 0) answered[actor] = targets.join(' and ') as 'own';
        }
        const expected = Object.entries(allowed).filter(([, value]) => value !== undefined);
        assert.deepEqual(answered, Object.fromEntries(expected));
      });
    }

    it('no function is executable by everybody, and none runs with a search path of the caller', async () => {
      const open = await getSession().query(
        `select p.oid::regprocedure::text as name from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and (has_function_privilege('public', p.oid, 'execute') or not 'search_path=""' = any (p.proconfig))`,
      );
      assert.deepEqual(open, []);
    });
  });
}
