import { createSigner, generateKey } from '../registry/signing';
import { signStatement, StatementRefused, verifyStatement, type Statement } from './statement';

const signer = createSigner(generateKey());
const said: Omit<Statement, 'kind'> = {
  area: 'guest',
  build: '111111111111',
  digests: { 'main.js': `sha384-${'A'.repeat(64)}` },
  contract: '2.0.0',
  commit: 'c0ffee',
  author: 'Ana Ruiz',
  time: '2026-11-24T12:00:00Z',
};
const verify = (changed: Partial<Statement>) => {
  const text = JSON.stringify({ kind: 'marisma-build', ...said, ...changed });
  return verifyStatement('guest', { keys: [signer.publicKey] }, { text, signature: signer.sign(text) });
};

it('accepts plain words', () => {
  expect(verify({ author: 'Ana Ñúñez', commit: 'c0ffee with changes' }).statement.author).toBe('Ana Ñúñez');
});

it.each(['area', 'contract', 'commit', 'author'])('refuses control characters in %s', (field) => {
  for (const text of ['a\u001b[2Jb', 'a\nb', 'a\u202eb']) {
    expect(() => verify({ [field]: text })).toThrow('the statement is malformed');
  }
});

it('signs nothing that no site would accept, and says what is wrong', () => {
  const digests = { ...said.digests, 'logo.svg': `sha384-${'A'.repeat(64)}` };
  expect(() => signStatement(signer, { ...said, digests })).toThrow(
    new StatementRefused("guest can't be released: logo.svg is of a kind that a build must not have."),
  );
  expect(() => signStatement(signer, { ...said, author: '' })).toThrow(
    /^guest can't be released: the statement's author is not valid\.$/,
  );
});
