import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Tables } from '../../../shared/src/data/database';
import fc from 'fast-check';

import { addOwnedStay } from '../owners/owned-stay';
import { call, day, refusedWith, step } from '../stays/support';
import { idOf } from '../support/people';
import { inTransaction, query, refusal, script } from '../support/sql-session';
import { test } from '../support/tests-on';
import { WHOLE } from '../support/whole';

type Task = Tables<'tasks'>;
interface Stay {
  from: number;
  to: number;
}

/** One thing that happens to the house's calendar; `which` picks a stay. */
type Change =
  | { what: 'agree'; from: number; nights: number; pending: boolean }
  | { what: 'move'; which: number; by: number }
  | { what: 'cancel' | 'confirm' | 'clean'; which: number }
  | { what: 'feed'; from: number; nights: number };

const at = fc.integer({ min: 0, max: 90 });
const which = fc.nat({ max: 9 });
const nights = fc.integer({ min: 1, max: 9 });
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('agree'), from: at, nights, pending: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('move'), which, by: fc.integer({ min: -20, max: 20 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('cancel', 'confirm', 'clean'), which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('feed'), from: at, nights }) },
);

const TASKS = `select id, kind::text, due_on::text, state::text, version, note, done_by::text from public.tasks
  order by due_on, kind`;
const tasksOf = async (): Promise<Task[]> =>
  (await query(TASKS)).map((row) => ({ ...row }) as unknown as Task);
const inWords = (tasks: Task[]): string[] =>
  tasks.map(({ kind, due_on, state }) => `${due_on} ${kind}${state === 'done' ? ' done' : ''}`);

/** Looks at each of the fourteen nights before each arrival. */
function obviousTasks(
  stays: readonly Stay[],
  feeds: readonly Stay[],
  cleaned: ReadonlySet<string>,
): string[] {
  const slept = (night: number) => [...stays, ...feeds].some(({ from, to }) => from <= night && night < to);
  return stays
    .flatMap(({ from, to }) => {
      const empty = Array.from({ length: 14 }, (_, back) => from - 1 - back).every((night) => !slept(night));
      return [`${day(to)} clean`, ...(empty ? [`${day(from - 1)} inspect`] : [])];
    })
    .filter((task) => !cleaned.has(task))
    .sort();
}

/** Cleaning and inspection, which follow from the stays. */
export function tasksInSql(runs = WHOLE ? 300 : 25): void {
  const stay = (from: number, to: number) => addOwnedStay({ check_in: day(from), check_out: day(to) });
  const change_ = (task: Task, done: boolean, note = '') =>
    call('management', 'change_task', {
      task_id: task.id,
      done,
      note,
      expected_version: task.version,
    });
  const move = (id: string, from: number, to: number) =>
    query('update public.reservations set check_in = $2, check_out = $3 where id = $1', [
      id,
      day(from),
      day(to),
    ]);

  describe('tasks', () => {
    test('are a cleaning on departure, and an inspection before who comes after 14 empty nights', async () => {
      await stay(20, 25);
      await stay(38, 40);
      await stay(54, 55);
      assert.deepEqual(inWords(await tasksOf()), [
        `${day(19)} inspect`,
        `${day(25)} clean`,
        `${day(40)} clean`,
        `${day(53)} inspect`,
        `${day(55)} clean`,
      ]);
    });

    test('move with their stay and keep their note; what was done stays', async () => {
      const id = await stay(20, 25);
      const [inspect, clean] = await tasksOf();
      assert.ok(inspect && clean);
      await change_(inspect, true, ' The pump is loud ');
      await change_(clean, false, 'Bring the large sheets');
      await move(id, 21, 26);
      const after = await tasksOf();
      assert.deepEqual(inWords(after), [`${day(19)} inspect done`, `${day(20)} inspect`, `${day(26)} clean`]);
      assert.deepEqual([after[0]?.note, after[2]?.note], ['The pump is loud', 'Bring the large sheets']);
      assert.equal(after[0]?.done_by, idOf('management'));
      const undo = () => change_({ ...(after[0] as Task) }, false);
      assert.equal(await refusedWith(undo), 'unknown_task');
    });

    test('go when their stay is canceled, unless they are done', async () => {
      const id = await stay(20, 25);
      const [inspect] = await tasksOf();
      await change_(inspect as Task, true);
      await step('admin', 'cancel_stay', id, { reason: '' });
      assert.deepEqual(inWords(await tasksOf()), [`${day(19)} inspect done`]);
    });

    test('are done once, by whoever was first, and open again when that was a mistake', async () => {
      await stay(20, 25);
      const [task] = (await tasksOf()) as [Task];
      await change_(task, true);
      await call('admin', 'change_task', {
        task_id: task.id,
        done: true,
        note: '',
        expected_version: 1,
      });
      const [done] = (await tasksOf()) as [Task];
      assert.deepEqual([done.state, done.done_by, done.version], ['done', idOf('management'), 2]);
      const late = () => change_(task, false, 'Still wet');
      assert.equal(await refusedWith(late), 'stale');
      await change_(done, false);
      const [open] = (await tasksOf()) as [Task];
      assert.deepEqual([open.state, open.done_by], ['open', null]);
      const long = () => change_(open, false, 'x'.repeat(501));
      assert.equal(await refusedWith(long), 'bad_note');
    });

    test('are not made for days that are over', async () => {
      await addOwnedStay({ check_in: '2026-01-05', check_out: '2026-01-09' });
      assert.deepEqual(await tasksOf(), []);
    });

    it('equal a slow calculation after every change of a calendar', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 14 }), async (changes) => {
          await inTransaction(async () => {
            const stays = new Map<string, Stay>();
            const pending = new Map<string, Stay>();
            const feeds: Stay[] = [];
            const cleaned = new Set<string>();
            for (const one of changes) {
              const agreed = [...stays.keys()];
              const chosen = 'which' in one ? agreed[one.which % (agreed.length || 1)] : undefined;
              if (one.what === 'agree') {
                const span = { from: one.from, to: one.from + one.nights };
                const sent = await refusal(async () => {
                  const id = await addOwnedStay({
                    check_in: day(span.from),
                    check_out: day(span.to),
                    status: one.pending ? 'pending' : 'confirmed',
                  });
                  (one.pending ? pending : stays).set(id, span);
                });
                if (sent) continue;
              } else if (one.what === 'feed') {
                const refused = await refusal(() =>
                  query(
                    `insert into public.occupancy (property_id, nights, kind)
                     select property_id, daterange($1, $2), 'feed' from public.property_owners limit 1`,
                    [day(one.from), day(one.from + one.nights)],
                  ),
                );
                if (!refused) feeds.push({ from: one.from, to: one.from + one.nights });
              } else if (one.what === 'confirm') {
                const [first] = [...pending];
                if (!first) continue;
                await step('admin', 'confirm_stay', first[0]);
                pending.delete(first[0]);
                stays.set(...first);
              } else if (chosen) {
                const span = stays.get(chosen) as Stay;
                if (one.what === 'move') {
                  const next = {
                    from: Math.max(0, span.from + one.by),
                    to: Math.max(0, span.from + one.by) + 3,
                  };
                  if (!(await refusal(() => move(chosen, next.from, next.to)))) stays.set(chosen, next);
                } else if (one.what === 'cancel') {
                  await script(
                    `select set_config('request.jwt.claims', '', true);
                     alter table public.reservations disable trigger guard_stay_inside;
                     update public.reservations set status = 'cancelled', closed_as = 'cancelled_by_house'
                       where id = '${chosen}';
                     alter table public.reservations enable trigger guard_stay_inside`,
                  );
                  stays.delete(chosen);
                } else {
                  await query(
                    `update public.tasks set state = 'done', done_at = now()
                     where reservation_id = $1 and kind = 'clean' and state = 'open'`,
                    [chosen],
                  );
                  cleaned.add(`${chosen} ${day(span.to)} clean`);
                }
              }
              const open = (await tasksOf()).filter(({ state }) => state === 'open');
              const expected = [...stays].flatMap(([id, span]) => {
                const all = obviousTasks([...stays.values()], feeds, new Set());
                const own = [`${day(span.to)} clean`, `${day(span.from - 1)} inspect`];
                return own.filter((task) => all.includes(task) && !cleaned.has(`${id} ${task}`));
              });
              assert.deepEqual(inWords(open).sort(), expected.sort(), JSON.stringify(changes));
            }
          });
        }),
        { numRuns: runs },
      );
    });
  });
}
