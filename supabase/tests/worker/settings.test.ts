import assert from 'node:assert/strict';
import { it } from 'node:test';

import { BadSetting, readSettings } from '../../worker/settings';

const GOOD = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
  SMTP_URL: 'smtp://user:pass@mail.example.com:587',
  MAIL_FROM: 'hello@example.com',
  DESK_ADDRESS: 'desk@example.com',
  SITE_URL: 'https://www.example.com/',
};

it('reads addresses without a slash at the end, and listens on this machine alone by default', () => {
  const settings = readSettings(GOOD);
  assert.deepEqual(
    [settings.supabaseUrl, settings.siteUrl, settings.health],
    ['https://abc.supabase.co', 'https://www.example.com', { host: '127.0.0.1', port: 8080 }],
  );
  assert.deepEqual(readSettings({ ...GOOD, HOST: '0.0.0.0', PORT: '9000' }).health, {
    host: '0.0.0.0',
    port: 9000,
  });
});

it('writes mails into a folder only when told so', () => {
  const { SMTP_URL: _, ...none } = GOOD;
  assert.throws(() => readSettings(none), /SMTP_URL is missing.* or set MAIL_FOLDER/);
  assert.deepEqual(readSettings({ ...none, MAIL_FOLDER: '/tmp/mail' }).delivery, { folder: '/tmp/mail' });
});

it('takes answers by mail only with a domain and a key that is long enough', () => {
  const REPLY_KEY = 'k'.repeat(32);
  assert.equal(readSettings({ ...GOOD, REPLY_KEY }).replies, undefined);
  const on = { ...GOOD, REPLY_DOMAIN: 'Replies.example.com', REPLY_KEY };
  assert.deepEqual(readSettings(on).replies, { domain: 'replies.example.com', key: REPLY_KEY });
  assert.deepEqual(readSettings({ ...on, RECEIVE_PORT: '2525' }).replies?.receive, {
    host: '127.0.0.1',
    port: 2525,
  });
  assert.throws(() => readSettings({ ...on, REPLY_KEY: 'short' }), /REPLY_KEY is too short: set it to 32/);
  assert.throws(() => readSettings({ ...on, REPLY_KEY: '' }), /REPLY_KEY is missing/);
  assert.throws(
    () => readSettings({ ...on, REPLY_DOMAIN: 'no domain' }),
    /REPLY_DOMAIN is not a valid domain/,
  );
  assert.throws(() => readSettings({ ...on, RECEIVE_PORT: 'x' }), /RECEIVE_PORT is not a valid port/);
  assert.throws(() => readSettings({ ...GOOD, RECEIVE_PORT: '2525' }), /REPLY_DOMAIN is missing/);
});

it('takes cards only with both keys, and asks a double only where it is named', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  assert.equal(readSettings(GOOD).cards, undefined);
  assert.throws(
    () => readSettings({ ...GOOD, STRIPE_SECRET_KEY: 'sk_live_x' }),
    /STRIPE_WEBHOOK_SECRET is missing: set it to/,
  );
  assert.deepEqual(readSettings({ ...GOOD, ...keys }).cards, {
    secretKey: 'sk_live_x',
    webhookSecret: 'whsec_x',
  });
  const double = { STRIPE_HOST: '127.0.0.1', STRIPE_PORT: '9', STRIPE_PROTOCOL: 'http' };
  assert.deepEqual(readSettings({ ...GOOD, ...keys, ...double }).cards?.api, {
    host: '127.0.0.1',
    port: 9,
    protocol: 'http',
  });
});

for (const [name, wrong] of Object.entries({
  SUPABASE_URL: 'abc.supabase.co',
  SUPABASE_SECRET_KEY: ' ',
  SMTP_URL: 'mail.secret.example:587',
  MAIL_FROM: 'Secret <hello@example.com>',
  DESK_ADDRESS: 'secret@example.com\r\nBcc: x@y.test',
  SITE_URL: 'javascript:secret',
  PORT: 'secret',
}))
  it(`says in one sentence what is wrong with ${name}, without its value`, () => {
    const messageOf = (value: string): string => {
      try {
        readSettings({ ...GOOD, [name]: value });
      } catch (error) {
        if (error instanceof BadSetting) return error.message;
      }
      return 'fine';
    };
    assert.ok(messageOf(wrong).startsWith(`${name} is `));
    assert.doesNotMatch(messageOf(wrong).replace('secret key', ''), /secret\b/);
    assert.match(messageOf(' '), name === 'PORT' ? /^fine$/ : new RegExp(`^${name} is missing: `));
  });
