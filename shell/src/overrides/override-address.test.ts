import { dropRequests, manifestUrlOf, readRequests } from './take-overrides';

describe('readRequests', () => {
  it('reads one address per area; of two, the last', () => {
    const search = '?area.guest=http://a/&x=1&area.owner=&area.guest=http://localhost:1/';
    expect([...readRequests(search)]).toEqual([
      ['guest', 'http://localhost:1/'],
      ['owner', ''],
    ]);
  });

  it.each(['?area=x', '?areas', '?area.=x', '?area.Guest=x', '?area.__proto__=x', '?area.a/b=x', ''])(
    'finds nothing in %s',
    (search) => expect(readRequests(search).size).toBe(0),
  );
});

describe('dropRequests', () => {
  it.each([
    ['?area.guest=http://localhost:1/', ''],
    ['?areas&area.guest=x&q=a+b%20c', '?areas&q=a+b%20c'],
    ['?area%2Eguest=x', ''],
    ['?q=1', '?q=1'],
    ['', ''],
  ])('%s becomes %s', (search, left) => expect(dropRequests(search)).toBe(left));
});

describe('manifestUrlOf', () => {
  it.each([
    ['http://localhost:3002', 'http://localhost:3002/area.json'],
    ['http://localhost:3002/', 'http://localhost:3002/area.json'],
    ['http://localhost:3002/dist/', 'http://localhost:3002/dist/area.json'],
    ['http://localhost:3002/dist/area.json', 'http://localhost:3002/dist/area.json'],
    ['http://127.0.0.1:3002/dist/mf-manifest.json', 'http://127.0.0.1:3002/dist/area.json'],
    ['https://localhost/a/?x=1#y', 'https://localhost/a/area.json'],
  ])('%s means %s', (address, url) => expect(manifestUrlOf(address)).toBe(url));

  it.each([
    'http://evil.example/',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://localhost:3002@evil.example/',
    'http://evil.example#@localhost/',
    'http://evil.example?@localhost/',
    'http://evil.example\\@localhost/',
    'http://user@localhost:3002/',
    'http://localhost./',
    'http://127.0.0.1.evil.example/',
    'http://127.1/',
    'http://2130706433/',
    'http://0.0.0.0/',
    'http://[::1]:3002/',
    'http://192.168.0.10/',
    'http://ⓛocalhost/',
    'http://loc%61lhost/',
    'HTTP://LOCALHOST/',
    'http:localhost:3002/',
    'http:/localhost/',
    'http:\\\\localhost\\',
    ' http://localhost/',
    'http://local\thost/',
    'http://localhost:3002\\evil/',
    'http://localhost:80/',
    '//localhost/',
    '/areas/guest/',
    'localhost:3002',
    'javascript:alert(1)//http://localhost/',
    'data:application/json,{}',
    'ws://localhost/',
    'null',
    '',
  ])('%j is refused', (address) => expect(manifestUrlOf(address)).toBeNull());
});
