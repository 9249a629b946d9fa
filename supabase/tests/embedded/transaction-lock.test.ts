import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { TransactionLock } from '../../../tools/backend/transaction-lock';

function recorded(failing: (sql: string) => boolean = (sql) => sql === 'fail') {
  const lock = new TransactionLock();
  const order: string[] = [];
  const session = {
    async query(sql: string) {
      await pause(1);
      order.push(sql);
      if (failing(sql)) throw new Error('failed');
    },
    exec: (sql: string) => session.query(sql),
  };
  lock.guard(session);
  return { lock, order, session };
}

it('a transaction has exclusive use of the session', async () => {
  const { lock, order, session } = recorded();
  const work = (name: string) => async () => {
    await session.query('begin');
    await session.query(name);
    await session.query('commit');
  };
  await Promise.all([lock.unit(work('a')), lock.unit(work('b')), lock.unit(() => session.query('alone'))]);
  assert.deepEqual(order, ['begin', 'a', 'commit', 'begin', 'b', 'commit', 'alone']);
});

it('queries of one unit run in its own transaction', async () => {
  const { lock, order, session } = recorded();
  await lock.unit(async () => {
    await session.query('begin');
    await Promise.all([session.query('a'), session.exec('b')]);
    await session.query('rollback');
  });
  assert.deepEqual(order, ['begin', 'a', 'b', 'rollback']);
});

it('a transaction left open is rolled back, and the next unit runs', async () => {
  const { lock, order, session } = recorded();
  await assert.rejects(
    lock.unit(async () => {
      await session.query('begin');
      await session.query('fail');
    }),
    /failed/,
  );
  await lock.unit(() => session.query('next'));
  assert.deepEqual(order, ['begin', 'fail', 'ROLLBACK', 'next']);
});

it('the session is handed on only when a rollback has succeeded, though the work thought that it had ended', async () => {
  let failures = 2;
  const { lock, order, session } = recorded((sql) => /^rollback$/i.test(sql) && failures-- > 0);
  const own = lock.unit(async () => {
    await session.query('begin');
    await session.query('rollback').catch(() => undefined);
  });
  await Promise.all([own, lock.unit(() => session.query('next'))]);
  assert.deepEqual(order, ['begin', 'rollback', 'ROLLBACK', 'ROLLBACK', 'next']);
});

it('a session that cannot be rolled back is never handed on', async () => {
  const { lock, order, session } = recorded((sql) => sql === 'ROLLBACK');
  await lock.unit(() => session.query('begin'));
  await assert.rejects(
    lock.unit(() => session.query('next')),
    /session cannot be used/,
  );
  assert.ok(!order.includes('next'));
});

it('a failed BEGIN does not block the next unit', async () => {
  const { lock, session } = recorded();
  session.query = () => Promise.reject(new Error('no'));
  const other = new TransactionLock();
  other.guard(session);
  await assert.rejects(other.unit(() => session.query('begin')));
  await assert.rejects(
    other.unit(() => session.query('next')),
    /no/,
  );
  assert.ok(lock);
});
