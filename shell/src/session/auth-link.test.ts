import { readAuthLink, readClaims, userOf } from './auth-link';
import { accessToken, USER_ID } from './testing/service-double';

const SITE = 'https://marisma.example';

test.each([
  [
    `${SITE}/#access_token=${accessToken()}&refresh_token=b&type=recovery`,
    { userId: USER_ID, refusal: null },
  ],
  [`${SITE}/#access_token=a&refresh_token=b`, { userId: null, refusal: null }],
  [`${SITE}/about#type=recovery`, { userId: null, refusal: null }],
  [`${SITE}/?code=abc`, { userId: null, refusal: null }],
  [
    `${SITE}/#error=access_denied&error_code=otp_expired&error_description=x`,
    { userId: null, refusal: 'otp_expired' },
  ],
  [`${SITE}/?error_description=x`, { userId: null, refusal: '' }],
])('%s carries an answer of the auth service', (url, link) => expect(readAuthLink(url)).toEqual(link));

test.each([SITE, `${SITE}/properties?q=code#type`, `${SITE}/#rooms`, `${SITE}/?tab=signup`, 'no address'])(
  '%s carries none',
  (url) => expect(readAuthLink(url)).toBeNull(),
);

test('a token that cannot be read has no claims', () => {
  for (const token of ['', 'a', 'a.b.c', `a.${btoa('7')}.c`, `a.${btoa('null')}.c`]) {
    expect(readClaims(token)).toEqual({});
    expect(userOf(token)).toBeNull();
  }
});
