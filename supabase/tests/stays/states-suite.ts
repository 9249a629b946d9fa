import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { stayOf } from '../matrix/stay-rows';
import type { Actor } from '../support/people';
import { actAs } from '../support/schema';
import { inTransaction, query, refusal, script, undone } from '../support/sql-session';
import { addStay, partsOf, type State, stateOf, STATES, versionOf } from './support';

const HOUSE: [State, State][] = [
  ['pending', 'confirmed'],
  ['pending', 'cancelled/declined'],
  ['pending', 'cancelled/withdrawn'],
  ['confirmed', 'cancelled/cancelled_by_guest'],
  ['confirmed', 'cancelled/cancelled_by_house'],
];
const GUEST: [State, State][] = [
  ['pending', 'cancelled/withdrawn'],
  ['confirmed', 'cancelled/cancelled_by_guest'],
];

/** What each actor may do with the stay of the client in the owner's house; nothing else changes a status. */
const ALLOWED: Record<Actor | 'service_role', [State, State][]> = {
  anon: [],
  client: GUEST,
  newcomer: [],
  owner: [],
  management: HOUSE,
  admin: HOUSE,
  // The secret key may also write a row without changing its status.
  service_role: [
    ['pending', 'cancelled/expired'],
    ['confirmed', 'cancelled/unpaid'],
    ...STATES.map((state): [State, State] => [state, state]),
  ],
};

/** The state that each function leads to; a guest's cancellation is not the house's. */
const FUNCTIONS: Record<string, (actor: string) => State> = {
  'confirm_stay($1, 1)': () => 'confirmed',
  "decline_stay($1, 'Sorry', 1)": () => 'cancelled/declined',
  'withdraw_stay($1, 1)': () => 'cancelled/withdrawn',
  "cancel_stay($1, 'Plans changed', 1)": (actor) =>
    actor === 'client' ? 'cancelled/cancelled_by_guest' : 'cancelled/cancelled_by_house',
  "cancel_stay($1, 'Plans changed', 1, true)": () => 'cancelled/cancelled_by_guest',
};

export function statesInSql(): void {
  describe('states of a stay', () => {
    for (const [actor, allowed] of Object.entries(ALLOWED) as [Actor | 'service_role', [State, State][]][]) {
      const expected = allowed.map((pair) => pair.join(' → ')).sort();

      it(`${actor} changes a status by PATCH only as listed`, () =>
        inTransaction(async () => {
          const done = await everyPair(STATES, async (to) => {
            await (actor === 'service_role' ? script('set local role service_role') : actAs(actor));
            const { status, closed_as } = partsOf(to);
            await refusal(() =>
              query('update public.reservations set status = $2, closed_as = $3 where id = $1', [
                stayOf('client'),
                status,
                closed_as,
              ]),
            );
          });
          assert.deepEqual(done, expected);
        }));

      if (actor === 'service_role') continue;
      for (const [name, leadsTo] of Object.entries(FUNCTIONS)) {
        it(`${actor} changes a status by ${name} only as listed`, () =>
          inTransaction(async () => {
            const target = leadsTo(actor);
            const done = await everyPair([target], async () => {
              await actAs(actor);
              await refusal(() => query(`select public.${name}`, [stayOf('client')]));
            });
            assert.deepEqual(
              done,
              expected.filter((pair) => pair.endsWith(` ${target}`)),
            );
          }));
      }
    }
  });
}

/** Tries to bring a stay from every state to each of some; returns the pairs that succeeded. */
async function everyPair(targets: readonly State[], change: (to: State) => Promise<void>): Promise<string[]> {
  const done: string[] = [];
  for (const from of STATES) {
    for (const to of targets) {
      await undone(async () => {
        const id = await addStay('client', from);
        await change(to);
        await script('reset role');
        const now = await stateOf(id);
        if ((await versionOf(id)) > 1) done.push(`${from} → ${now}`);
      });
    }
  }
  return done.sort();
}
