import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { addService } from '../house/service';
import { addStay, call, refusedWith, requestOf } from '../stays/support';
import { ACTORS, PEOPLE, selfOf } from '../support/people';
import { query, script, undone } from '../support/sql-session';
import type { Allowed } from './expectations';
import { FOR_WORKER, FUNCTION_EXPECTATIONS, type FunctionPlan } from './functions';
import { stayOf } from './stay-rows';

/** Calls every function as every actor, about their own stay and another person's. */
export function functionsInSql(): void {
  describe('functions', () => {
    for (const status of ['pending', 'confirmed'] as const)
      describe(`about a ${status} stay`, () => {
        before(async () => {
          await script('begin');
          for (const person of PEOPLE) await addStay(person, status);
        });
        after(() => script('rollback'));
        for (const [name, plan] of Object.entries(FUNCTION_EXPECTATIONS))
          if ((plan.status ?? 'pending') === status)
            it(`${name} answers only who may call it`, async () => {
              const expected = Object.entries(plan.allowed).filter(([, value]) => value !== undefined);
              assert.deepEqual(await answered(name, plan), Object.fromEntries(expected));
            });
      });

    it('the secret key alone may call what the worker calls', async () => {
      const rows = await query(
        `select p.proname as name, r.role from unnest($1::text[]) f
         join pg_proc p on p.proname = f and p.pronamespace = 'public'::regnamespace,
           unnest(array['anon', 'authenticated', 'service_role']) r (role)
         where has_function_privilege(r.role, p.oid, 'execute')`,
        [FOR_WORKER],
      );
      assert.deepEqual(
        rows.map(({ name, role }) => `${String(name)} ${String(role)}`).sort(),
        FOR_WORKER.map((name) => `${name} service_role`).sort(),
      );
    });

    it('no function is executable by everybody, and none runs with a search path of the caller', async () => {
      const open = await query(
        `select p.oid::regprocedure::text as name from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and (has_function_privilege('public', p.oid, 'execute') or not 'search_path=""' = any (p.proconfig))`,
      );
      assert.deepEqual(open, []);
    });
  });
}

/** Whom a function answers about which of the stays. */
async function answered(
  name: string,
  { service, answer, before: prepare, args }: FunctionPlan,
): Promise<Allowed> {
  const all: Allowed = {};
  for (const person of PEOPLE)
    await undone(async () => {
      const about = service ? await addService(person, service) : await requestOf(stayOf(person));
      if (prepare) await script(prepare(person));
      for (const actor of ACTORS) {
        const target = person === selfOf(actor) ? 'own' : person === 'stranger' ? 'other' : undefined;
        if (!target) continue;
        const word = await undone(() => refusedWith(() => call(actor, name, args(person, about))));
        if (word === undefined || word === answer)
          all[actor] = all[actor] ? 'own and other' : (target as 'own');
      }
    });
  return all;
}
