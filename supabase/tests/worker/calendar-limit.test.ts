import assert from 'node:assert/strict';
import { it } from 'node:test';

import { answerCalendar } from '../../worker/calendar/answer-calendar';
import { type DataService, dataServiceAt } from '../../worker/data-service';
import { serve } from './queue';

const TRUE_LINK = `/calendar/${'a'.repeat(64)}.ics`;

it('addresses that open nothing do not take the answers of a true link away', async (test) => {
  let lookups = 0;
  let ended = false;
  const readCalendar = async (_name: 'read_calendar', { token }: { token: string }) => {
    lookups += 1;
    const isTrue = !ended && TRUE_LINK.includes(token);
    return isTrue ? [{ name: 'Villa', changed_at: '2026-11-23T10:00:00Z', nights: [] }] : [];
  };
  const url = await serve(
    test,
    answerCalendar(readCalendar as unknown as DataService, () => undefined),
  );
  const ask = async (path: string) => (await fetch(url + path)).status;

  // No token of ours looks like these, so nothing is looked up and nothing counted.
  for (let at = 0; at < 1_300; at++) await ask(`/calendar/${at}.ics`);
  assert.equal(lookups, 0);
  assert.equal(await ask(TRUE_LINK), 200);

  const junk = [];
  for (let at = 0; at < 1_250; at++) junk.push(await ask(`/calendar/${String(at).padStart(64, '0')}.ics`));
  assert.deepEqual([junk[0], junk.at(-1)], [404, 429]);
  assert.equal(await ask(TRUE_LINK), 200);

  ended = true;
  assert.equal(await ask(TRUE_LINK), 404);
  assert.equal(await ask(TRUE_LINK), 429, 'an ended link is one of those that open nothing');
});

it('without the data service nobody is told that a link is gone', async (test) => {
  const away = dataServiceAt('http://127.0.0.1:1', 'key');
  const url = await serve(
    test,
    answerCalendar(away, () => undefined),
  );
  assert.equal((await fetch(url + TRUE_LINK)).status, 503);
});
