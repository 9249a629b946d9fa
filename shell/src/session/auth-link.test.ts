import { readAuthLink, readClaims, readMailLink, userOf } from './auth-link';
import { accessToken } from './testing/service-double';

const SITE = 'https://marisma.example';

test.each([
  [`${SITE}/#access_token=${accessToken()}&refresh_token=b&type=recovery`, { kind: 'session' }],
  [`${SITE}/?access_token=a`, { kind: 'session' }],
  [`${SITE}/?code=abc`, { kind: 'code' }],
  [
    `${SITE}/#error=access_denied&error_code=otp_expired&error_description=x`,
    { kind: 'refusal', code: 'otp_expired' },
  ],
  [`${SITE}/?error_description=x`, { kind: 'refusal', code: '' }],
  [`${SITE}/auth#token_hash=abc&type=recovery`, { kind: 'mail', tokenHash: 'abc', type: 'recovery' }],
])('%s carries a link of the auth service', (url, link) => expect(readAuthLink(url)).toEqual(link));

test.each([
  SITE,
  `${SITE}/properties?q=code#type`,
  `${SITE}/#rooms`,
  `${SITE}/about#type=recovery`,
  'no address',
])('%s carries none', (url) => expect(readAuthLink(url)).toBeNull());

test.each(['', '#', '#token_hash=&type=recovery', '#token_hash=abc', '#token_hash=abc&type=sms'])(
  'the fragment %s is no link of a mail',
  (hash) => expect(readMailLink(hash)).toBeNull(),
);

test('a token that cannot be read has no claims', () => {
  for (const token of ['', 'a', 'a.b.c', `a.${btoa('7')}.c`, `a.${btoa('null')}.c`]) {
    expect(readClaims(token)).toEqual({});
    expect(userOf(token)).toBeNull();
  }
});
