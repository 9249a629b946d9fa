import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { it, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';

import { codeOfFailure } from '../../../worker/feeds/feed-failure';
import { fetchFeed, type FeedNet, PUBLIC_NET } from '../../../worker/feeds/fetch-feed';
import { isPublicAddress } from '../../../worker/feeds/public-address';
import { startFeedServer } from './feed-server';
import { AIRBNB } from './samples';

const NONE = { etag: null, last_modified: null };
const URL_ = 'https://feeds.test/a.ics';

const failure = async (url: string, net: FeedNet): Promise<string> => {
  try {
    return (await fetchFeed(url, NONE, net)) ? 'read' : 'unchanged';
  } catch (error) {
    return codeOfFailure(error);
  }
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const answered = async (
  test: TestContext,
  answer: Answer,
  url = URL_,
  limits: Partial<FeedNet> = {},
): Promise<string> => failure(url, { ...(await startFeedServer(test, answer)), ...limits });

it('reads a calendar, asks whether it has changed, and unpacks it', async (test) => {
  const asked: (string | undefined)[] = [];
  const net = await startFeedServer(test, ({ headers }, response) => {
    asked.push(headers['if-none-match'], headers['if-modified-since'], headers.cookie, headers.host);
    if (headers['if-none-match']) return void response.writeHead(304).end();
    response.writeHead(200, {
      ETag: '"1"',
      'Last-Modified': 'Mon, 23 Nov 2026 10:00:00 GMT',
      'Content-Encoding': 'gzip',
    });
    response.end(gzipSync(AIRBNB));
  });
  const found = await fetchFeed(URL_, NONE, net);
  assert.deepEqual([found?.body.toString(), found?.etag], [AIRBNB, '"1"']);
  assert.equal(
    await fetchFeed(URL_, { etag: found?.etag ?? '', last_modified: found?.last_modified ?? '' }, net),
    null,
  );
  assert.deepEqual(asked, [
    ...[undefined, undefined, undefined, 'feeds.test'],
    ...['"1"', 'Mon, 23 Nov 2026 10:00:00 GMT', undefined, 'feeds.test'],
  ]);
});

it('says what the site answers instead of a calendar', async (test) => {
  for (const status of [204, 206, 304, 401, 403, 404, 410, 429, 500, 503])
    assert.equal(
      await answered(test, (_, response) => void response.writeHead(status).end()),
      `http_${status}`,
    );
  assert.equal(await answered(test, ({ socket }) => void socket.destroy()), 'cut_off');
});

it('waits neither for a silent site nor for a slow drip, nor for a name', async (test) => {
  const slow = async (answer: Answer, url?: string) =>
    assert.equal(await answered(test, answer, url, { totalMs: 1_500, silenceMs: 500 }), 'timeout');
  await slow(() => {});
  await slow((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('B'), 100);
    response.on('close', () => clearInterval(timer));
  });
  await slow(({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('X-Slow: 1\r\n'), 300);
    socket.on('close', () => clearInterval(timer));
  });
  await slow(() => {}, 'https://never.test/a.ics');
});

it('stops at a megabyte, packed or not', async (test) => {
  let sent = 0;
  const endless: Answer = (_, response) => {
    const chunk = Buffer.alloc(64 * 1024, 'B');
    const more = (): void => {
      while (sent < 200 * 1024 * 1024 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };
  assert.equal(await answered(test, endless), 'too_large');
  assert.ok(sent < 20 * 1024 * 1024, `${sent} bytes were sent`);
  const promised: Answer = (request, response) => {
    response.writeHead(200, { 'Content-Length': 5 * 1024 ** 3 });
    endless(request, response);
  };
  sent = 0;
  assert.equal(await answered(test, promised), 'too_large');
  assert.ok(sent < 20 * 1024 * 1024, `${sent} bytes were sent`);
  const heads: Answer = ({ socket }) =>
    void socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${'B'.repeat(100_000)}\r\n\r\n`);
  assert.equal(await answered(test, heads), 'cut_off');
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 'B'));
  const packed: Answer = (_, response) =>
    void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
  assert.equal(await answered(test, packed), 'too_large');
});

it('connects nowhere for an address that is not https, names a port, or carries a password', async (test) => {
  let asked = 0;
  const net = await startFeedServer(test, (_, response) => {
    asked++;
    response.end(AIRBNB);
  });
  for (const url of [
    'http://feeds.test/a.ics',
    'https://feeds.test:22/a.ics',
    `https://feeds.test:${net.port}/a.ics`,
    'https://ana:secret@feeds.test/a.ics',
    'https://feeds.test@127.0.0.1/a.ics',
    'file:///etc/passwd',
    'ftp://feeds.test/a.ics',
    'webcal://feeds.test/a.ics',
    'gopher://feeds.test/_x',
    'feeds.test/a.ics',
    '',
  ])
    assert.equal(await failure(url, net), 'bad_address', url);
  assert.equal(asked, 0);
});

it('a body that ends early is no calendar', async (test) => {
  const cut: Answer = (_, response) => {
    response.writeHead(200, { 'Content-Length': AIRBNB.length });
    response.write(AIRBNB.slice(0, 100), () => response.destroy());
  };
  assert.equal(await answered(test, cut), 'cut_off');
});

it('follows few redirects, and judges each', async (test) => {
  const to =
    (place: string): Answer =>
    ({ url = '' }, response) =>
      url === '/end.ics'
        ? void response.end(AIRBNB)
        : void response.writeHead(302, { Location: place }).end();
  assert.equal(await answered(test, to('/end.ics')), 'read');
  assert.equal(await answered(test, to('/again.ics')), 'redirects');
  for (const [place, word] of [
    ['http://feeds.test/end.ics', 'bad_address'],
    ['https://feeds.test:22/end.ics', 'bad_address'],
    ['https://ana:secret@feeds.test/end.ics', 'bad_address'],
    ['file:///etc/passwd', 'bad_address'],
    ['https://metadata.test/', 'blocked_address'],
    ['https://both.test/', 'blocked_address'],
    ['https://127.0.0.2/', 'blocked_address'],
    ['https://2852039166/latest/meta-data/', 'blocked_address'],
    ['https://[::1]/', 'blocked_address'],
    ['//10.0.0.1/end.ics', 'blocked_address'],
    ['data:text/calendar,BEGIN', 'bad_address'],
    ['https://gone.test/', 'dns'],
  ] as const)
    assert.equal(await answered(test, to(place)), word, place);
});

it('asks for a name once for each request, and connects to the address that was judged', async (test) => {
  const net = await startFeedServer(test, ({ url }, response) =>
    url === '/a.ics'
      ? void response.end(AIRBNB)
      : void response.writeHead(302, { Location: 'https://feeds.test/again.ics' }).end(),
  );
  let asked = 0;
  const lookup = async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']);
  assert.deepEqual([await failure(URL_, { ...net, lookup }), asked], ['read', 1]);
  asked = 0;
  const redirected = await failure('https://feeds.test/b.ics', { ...net, lookup });
  assert.deepEqual([redirected, asked], ['blocked_address', 2]);
  assert.equal(await failure(URL_, { ...net, isAllowed: isPublicAddress }), 'blocked_address');
});

it('trusts no certificate of a stranger, and says what refuses', async (test) => {
  const net = await startFeedServer(test, (_, response) => void response.end(AIRBNB));
  assert.equal(await failure(URL_, { ...net, ca: undefined } as unknown as FeedNet), 'tls');
  assert.equal(await failure(URL_, { ...net, port: 1 }), 'refused');
});

it('connects to public addresses alone, as they are written too', async () => {
  for (const address of [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1', '168.63.129.16', '240.0.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
    // An address of the old IPv4-compatible form, and ranges that nobody has given out.
    ...['::7f00:1', '::a9fe:a9fe', '::a00:1', '::192.168.1.1', 'fec0::1', 'fe80::1%eth0', '4000::1'],
  ])
    assert.equal(isPublicAddress(address), false, address);
  for (const address of ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
    assert.equal(isPublicAddress(address), true, address);
  for (const host of [
    ...['127.0.0.1', '127.1', '2130706433', '017700000001', '0177.0.0.1', '0x7f000001', '0x7f.1'],
    ...['2852039166', '0xa9fea9fe', '169.254.169.254', '10.0.0.1', '172.16.0.1', '192.168.0.1', '0'],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:7f00:1]',
      '[::ffff:169.254.169.254]',
      '[::a9fe:a9fe]',
      '[fc00::1]',
      '[fe80::1]',
    ],
    ...['localhost', 'LOCALHOST', '１２７.0.0.1'],
  ])
    assert.equal(
      await failure(`https://${host}/a.ics`, { ...PUBLIC_NET, totalMs: 5_000 }),
      'blocked_address',
      host,
    );
});
