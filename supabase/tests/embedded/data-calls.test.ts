import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';

import { type Embedded, startEmbedded } from '../support/embedded';
import { idOf } from '../support/people';

describe('the calls to the data API, through supabase-js', () => {
  let embedded: Embedded;
  before(async () => {
    embedded = await startEmbedded();
  });
  after(() => embedded.close());

  const newEmail = () => `${randomUUID()}@guest.test`;

  it("reads and updates the user's own profile", async () => {
    const client = await embedded.signedIn('client');
    const change = { first_name: 'Clara', last_name: 'Núñez', phone: '+52 322 111 2233' };
    assert.equal((await client.from('profiles').update(change).eq('user_id', idOf('client'))).error, null);
    const { data } = await client
      .from('profiles')
      .select('first_name, last_name, phone')
      .eq('user_id', idOf('client'))
      .single();
    assert.deepEqual(data, change);
  });

  it("refuses to change a profile's email, with a readable message", async () => {
    const client = await embedded.signedIn('client');
    const { error, status } = await client
      .from('profiles')
      .update({ email: newEmail() })
      .eq('user_id', idOf('client'));
    assert.equal(status, 403);
    assert.equal(error?.message, 'Only first name, last name and phone can be changed.');
  });

  it('lists all users and roles for an admin, one page at a time', async () => {
    const admin = await embedded.signedIn('admin');
    const profiles = await admin
      .from('profiles')
      .select('user_id, first_name, last_name, email, created_at', { count: 'exact' })
      .order('user_id')
      .range(0, 2);
    assert.equal(profiles.data?.length, 3);
    assert.ok((profiles.count ?? 0) >= 6);
    const roles = await admin.from('user_roles').select('user_id, role');
    assert.ok((roles.data?.length ?? 0) >= 6);
  });

  it('accepts an inquiry and a booking from a visitor, and an admin reads them', async () => {
    const visitor = embedded.client();
    const email = newEmail();
    const inquiry = { name: 'Ana', email, phone: null, inquiry_type: 'booking', message: 'Hello' };
    const stay = { check_in: '2027-01-05', check_out: '2027-01-12', guests: 2 };
    assert.equal((await visitor.from('contact_submissions').insert({ ...inquiry, ...stay })).error, null);
    const booking = {
      name: 'Ana',
      email,
      phone: '+52 322 000 0000',
      service_title: 'Private chef',
      service_category: 'Food',
      service_price: 'From $120/person',
      preferred_date: '2027-01-06',
      guests: 13,
      special_requests: null,
    };
    assert.equal((await visitor.from('service_bookings').insert(booking)).error, null);
    const admin = await embedded.signedIn('admin');
    const inquiries = await admin
      .from('contact_submissions')
      .select('message, check_in, guests')
      .eq('email', email);
    assert.deepEqual(inquiries.data, [{ message: 'Hello', check_in: '2027-01-05', guests: 2 }]);
    const bookings = await admin
      .from('service_bookings')
      .select('guests, special_requests')
      .eq('email', email);
    assert.deepEqual(bookings.data, [{ guests: 13, special_requests: null }]);
  });

  it('answers 429 with a message to a sixth inquiry in an hour, and 400 to two in one request', async () => {
    const visitor = embedded.client();
    const row = { name: 'Ana', email: newEmail(), inquiry_type: 'general', message: 'Hello' };
    const bulk = await visitor.from('contact_submissions').insert([row, row]);
    assert.equal(bulk.status, 400);
    assert.equal(bulk.error?.message, 'Please send one request at a time.');
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async () => (await visitor.from('contact_submissions').insert(row)).status),
    );
    assert.deepEqual(statuses.sort(), [201, 201, 201, 201, 201, 429, 429]);
    const { error } = await visitor.from('contact_submissions').insert(row);
    assert.match(
      String(error?.message),
      /^Too many requests from this email address\. Please try again in \d+ minutes\.$/,
    );
  });
});
