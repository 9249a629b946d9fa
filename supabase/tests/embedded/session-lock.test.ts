import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { SessionLock } from '../../../tools/backend/session-lock';

function recorded(fails: (sql: string) => boolean = (sql) => sql === 'fail') {
  const order: string[] = [];
  const send = async (sql: string) => {
    await pause(1);
    order.push(sql.replace(/;.*/, ''));
    if (fails(sql)) throw new Error('failed');
  };
  const session = { query: send, exec: send };
  return { lock: new SessionLock(session), order, session };
}

it('a unit has the session to itself, and a query outside of units waits for its turn', async () => {
  const { lock, order, session } = recorded();
  const work = (name: string) => async () => {
    await session.query('begin');
    await Promise.all([session.query(name), session.exec(`${name} too`)]);
    await session.query('commit');
  };
  await Promise.all([lock.unit(work('a')), session.query('alone'), lock.unit(work('b'))]);
  const unit = (name: string) => ['begin', name, `${name} too`, 'commit', 'rollback'];
  assert.deepEqual(order, [...unit('a'), 'alone', ...unit('b')]);
});

it('a query that a unit sends after its end waits for its turn', async () => {
  const { lock, order, session } = recorded();
  let late: Promise<unknown> | undefined;
  await lock.unit(async () => void (late = pause(5).then(() => session.query('late'))));
  await lock.unit(async () => {
    await session.query('begin');
    await pause(20);
    await session.query('commit');
  });
  await late;
  assert.deepEqual(order, ['rollback', 'begin', 'commit', 'rollback', 'late']);
});

it('a transaction left open is rolled back, and the next unit runs', async () => {
  const { lock, order, session } = recorded();
  const left = lock.unit(async () => {
    await session.query('begin');
    await session.query('fail');
  });
  await assert.rejects(left, /failed/);
  await lock.unit(() => session.query('next'));
  assert.deepEqual(order, ['begin', 'fail', 'rollback', 'next', 'rollback']);
});

it('the session is handed on only when a rollback has succeeded', async () => {
  let failures = 2;
  const { lock, order, session } = recorded((sql) => sql.startsWith('rollback') && failures-- > 0);
  await Promise.all([lock.unit(() => session.query('begin')), lock.unit(() => session.query('next'))]);
  assert.deepEqual(order, ['begin', 'rollback', 'rollback', 'rollback', 'next', 'rollback']);
});

it('a session that cannot be rolled back is never handed on', async () => {
  const { lock, order, session } = recorded((sql) => sql.startsWith('rollback'));
  await lock.unit(() => session.query('begin'));
  await assert.rejects(
    lock.unit(() => session.query('next')),
    /session cannot be used/,
  );
  assert.ok(!order.includes('next'));
});
