import assert from 'node:assert/strict';
import { it } from 'node:test';

import { replyAddresses } from '../../../worker/inbound/reply-address';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const { of, requestOf } = replyAddresses('replies.marisma.test', 'k'.repeat(32));

it('an address leads to its request, however a mail program writes it', () => {
  assert.equal(requestOf(of(ID)), ID);
  assert.equal(requestOf(of(ID).toUpperCase()), ID);
  assert.ok(of(ID).indexOf('@') <= 64, 'no longer than a local part may be');
});

it('a forged, foreign or damaged address leads nowhere', () => {
  const forged = [
    of(ID).replace('0f8f', '0f8e'),
    replyAddresses('replies.marisma.test', 'x'.repeat(32)).of(ID),
    of(ID).replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
    of(ID).replace(/.@/, '@'),
    of(ID).replace('@', 'a@'),
    of(ID).replace('replies.', ''),
    'reply+@replies.marisma.test',
    'reply@replies.marisma.test',
    'postmaster',
    '',
  ];
  assert.deepEqual(
    forged.map((address) => requestOf(address)),
    forged.map(() => undefined),
  );
});
