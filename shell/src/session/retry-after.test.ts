import { parseRetryAfter, secondsToWait, watchAnswers } from './retry-after';

test('seconds and dates are read; anything else is not', () => {
  const now = Date.parse('2026-11-20T20:00:00Z');
  expect(parseRetryAfter('30', now)).toBe(30);
  expect(parseRetryAfter('Fri, 20 Nov 2026 20:01:30 GMT', now)).toBe(90);
  expect(parseRetryAfter('Fri, 20 Nov 2026 19:00:00 GMT', now)).toBe(1);
  expect(parseRetryAfter('0', now)).toBe(1);
  for (const odd of [null, '', ' ', 'soon', '-', 'Infinity']) expect(parseRetryAfter(odd, now)).toBeNull();
});

test('a client remembers its own wait', async () => {
  const [client, other] = [{}, {}];
  const watched = watchAnswers(
    async () => new Response('{}', { status: 429, headers: { 'retry-after': '20' } }),
  );
  watched.attachTo(client);
  await watched.fetch('https://service.example/');
  expect(secondsToWait(client)).toBe(20);
  expect(secondsToWait(client, Date.now() + 21_000)).toBeNull();
  expect(secondsToWait(other)).toBeNull();
});

test.each([
  ['{"msg":"Database is down"}', 'Database is down'],
  ['{"message":"Upstream"}', 'Upstream'],
  ['<html>', 'HTTP 503'],
  ['null', 'HTTP 503'],
])('the message of a server error is kept: %s', async (body, words) => {
  const { fetch } = watchAnswers(async () => new Response(body, { status: 503 }));
  expect(await fetch('https://service.example/')).toHaveProperty('message', words);
});
