import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { stayOf } from '../matrix/stay-rows';
import { call, callRows, newKey } from '../stays/support';
import { emailOf } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { inquire, requestOfStay } from './support';

type GuestRecord = Answer<'guest_record'>;

/** What staff know of a guest, and that a phone number finds a request. */
export function guestRecordInSql(): void {
  const recordOf = (request_id: string) => call<GuestRecord>('management', 'guest_record', { request_id });
  describe('what is known of a guest', () => {
    test('has stays, requests, notes and diet of the account, and what came from its address', async () => {
      const stay = await requestOfStay('confirmed');
      await query(
        `insert into public.reservation_contacts (reservation_id, name, email, phone) values ($1, 'Ana', $2, '322 111')`,
        [stayOf('client'), emailOf('client')],
      );
      await query(
        `insert into public.arrival_details (reservation_id, diet, diet_version) values ($1, 'No nuts', 1)`,
        [stayOf('client')],
      );
      const asked = await inquire('client');
      const called = await inquire(null, {
        email: emailOf('client').toUpperCase(),
        phone: '+52 329 555 0101',
      });
      const other = await inquire('newcomer', { email: emailOf('newcomer') });
      const note = { request_id: asked, body: 'Loves the sea', request_key: newKey() };
      await call('admin', 'add_note', note);

      const record = await recordOf(stay);
      assert.deepEqual(
        new Map(record.requests.map(({ id, own, guest_id }) => [id, own && guest_id !== null])),
        new Map([
          [stay, true],
          [asked, true],
          [called, false],
        ]),
      );
      const booked = record.requests.find(({ id }) => id === stay);
      assert.ok(booked?.check_in && booked.total_cents && booked.reservation_id === stayOf('client'));
      assert.deepEqual(record.emails, [emailOf('client')]);
      assert.deepEqual(record.phones, ['+52 329 555 0101', '322 111']);
      assert.deepEqual(record.diets[0]?.diet, 'No nuts');
      assert.deepEqual(
        record.notes.map(({ request_id, body }) => [request_id, body]),
        [[asked, 'Loves the sea']],
      );
      const alone = await recordOf(other);
      assert.deepEqual([alone.requests.length, alone.notes, alone.diets, alone.phones], [1, [], [], []]);
    });
  });

  test('digits of a phone number find its request, with any spaces and country code', async () => {
    const request = await inquire(null, {
      name: 'Caller',
      email: 'caller@people.test',
      phone: '+52 (329) 555-0101',
    });
    for (const [words, found] of [
      ['329 555 0101', [request]],
      ['+52 329 5550101', [request]],
      ['555-0101', [request]],
      ['0101 caller', [request]],
      ['3295550102', []],
      ['- (', []],
    ] as const)
      assert.deepEqual(
        (await callRows('management', 'find_requests', { words })).map(({ id }) => id),
        found,
        words,
      );
  });
}
