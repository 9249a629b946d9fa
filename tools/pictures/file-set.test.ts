import { contentHash, digest, type Product } from './file-set';

const product = (name: string, content: string): Product => ({
  name,
  ending: 'avif',
  width: 320,
  use: 'picture',
  format: 'avif',
  bytes: Buffer.from(content),
});

describe('digest', () => {
  it('differs for lists with the same text in different parts', () => {
    expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
  });
});

describe('contentHash', () => {
  it('changes with the content of any file and is stable between runs', () => {
    const files = [product('a-320', 'one'), product('a-640', 'two')];
    expect(contentHash(files)).toMatch(/^[0-9a-f]{8}$/);
    expect(contentHash([...files])).toBe(contentHash(files));
    expect(contentHash([product('a-320', 'one'), product('a-640', 'too')])).not.toBe(contentHash(files));
  });
});
