/** @environment browser */
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { safeStorage } from '@marisma/area-kit/browser';
import { findRegistry } from './registry-source';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const PAGE_KEY = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const signatureOf = (text: string): string => sign(null, Buffer.from(text), privateKey).toString('base64');
const text = JSON.stringify(buildRegistry([buildRelease('guest')]));
const FILE = '/registry/pages/1.json';
const evil = JSON.stringify(buildRegistry([buildRelease('guest', { url: 'https://evil.example/' })]));

afterEach(() => {
  document.head.innerHTML = '';
});

const nameKey = (): void => {
  document.head.innerHTML = `<meta name="marisma-key" content="${PAGE_KEY}">`;
};

/** Adds a page element that names a registry file with this content. */
function link(content: string, signature?: string, revision = '1'): void {
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: 'marisma-registry' });
  Object.assign(script.dataset, { src: FILE, revision });
  if (signature) script.dataset.signature = signature;
  document.head.append(script);
  publish({ [FILE]: content });
}

const publish = (files: Record<string, string>): void => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      files[String(url)] === undefined
        ? new Response(null, { status: 404 })
        : new Response(files[String(url)]),
    );
};

const find = (storage = safeStorage(() => undefined)) => findRegistry(storage);

describe.each([
  ['with Ed25519', webcrypto.subtle],
  ['without Ed25519, or on an insecure origin', undefined],
])('the page’s registry, in a browser %s', (_what, subtle) => {
  beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true }));

  it('is trusted when the page’s key has signed it', async () => {
    nameKey();
    link(text, signatureOf(text));
    const found = await find();
    await expect(found.trusted).resolves.toBeUndefined();
    expect(found).toMatchObject({ source: 'page', signed: true, problems: [] });
  });

  it.each([
    ['altered', evil, signatureOf(text)],
    ['unsigned', text, undefined],
    ['signed with nonsense', text, '!!'],
  ])('%s: is not trusted', async (_what, content, signature) => {
    nameKey();
    link(content, signature);
    await expect((await find()).trusted).rejects.toMatchObject({ reason: 'registry-untrusted' });
  });

  it('is refused when another key has signed it or the page’s key is invalid', async () => {
    link(text, signatureOf(text));
    for (const key of ['A'.repeat(43) + '=', 'short']) {
      document.head.insertAdjacentHTML('afterbegin', `<meta name="marisma-key" content="${key}">`);
      await expect((await find()).trusted).rejects.toMatchObject({ reason: 'registry-untrusted' });
      document.querySelector('meta')?.remove();
    }
  });

  it('is used unchecked on a site that is not signed', async () => {
    link(text);
    const found = await find();
    expect(found.signed).toBe(false);
    await expect(found.trusted).resolves.toBeUndefined();
  });
});

describe('the registry beside the page', () => {
  beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));

  it('is accepted with any of the published signatures', async () => {
    nameKey();
    publish({
      '/registry.json': text,
      '/registry.json.sig': `${signatureOf('next')}\n${signatureOf(text)}\n`,
    });
    expect((await find()).source).toBe('network');
  });

  it('is replaced by the last good one when altered; that one must be signed too', async () => {
    nameKey();
    publish({ '/registry.json': text, '/registry.json.sig': signatureOf(text) });
    const storage = safeStorage(() => undefined);
    await find(storage);
    publish({ '/registry.json': evil, '/registry.json.sig': signatureOf(text) });
    const found = await find(storage);
    expect(found.source).toBe('last-good');
    expect(found.problems).toEqual([expect.stringContaining('altered')]);
    storage.setItem('marisma.registry', JSON.stringify({ text: evil, signatures: [signatureOf(text)] }));
    expect((await find(storage)).source).toBe('none');
  });

  it('is ignored when older than the last good one, even with a valid signature', async () => {
    nameKey();
    const replayed = JSON.stringify({ ...buildRegistry([buildRelease('guest')]), revision: 6 });
    const newer = JSON.stringify({ ...buildRegistry([buildRelease('guest')]), revision: 7 });
    const storage = safeStorage(() => undefined);
    publish({ '/registry.json': newer, '/registry.json.sig': signatureOf(newer) });
    expect(await find(storage)).toMatchObject({ source: 'network', registry: { revision: 7 } });
    publish({ '/registry.json': replayed, '/registry.json.sig': signatureOf(replayed) });
    expect(await find(storage)).toMatchObject({
      source: 'last-good',
      registry: { revision: 7 },
      problems: [expect.stringContaining('revision 6 is older than 7')],
    });
  });

  it('is ignored when older than the page, even in a browser without a last good one', async () => {
    nameKey();
    link('{', undefined, '7');
    const replayed = JSON.stringify({ ...buildRegistry([buildRelease('guest')]), revision: 6 });
    publish({ '/registry.json': replayed, '/registry.json.sig': signatureOf(replayed) });
    const storage = safeStorage(() => undefined);
    const isOlder = expect.stringContaining('revision 6 is older than 7') as string;
    expect(await find(storage)).toMatchObject({ source: 'none', problems: [expect.anything(), isOlder] });
    // The last good one is compared with the page as well.
    publish({});
    storage.setItem(
      'marisma.registry',
      JSON.stringify({ text: replayed, signatures: [signatureOf(replayed)] }),
    );
    expect((await find(storage)).problems).toContainEqual(expect.stringMatching(/^last-good: revision 6/));
  });

  it('is not compared with a forged registry in storage', async () => {
    nameKey();
    publish({ '/registry.json': text, '/registry.json.sig': signatureOf(text) });
    const forged = JSON.stringify({ ...buildRegistry([]), revision: 99 });
    const storage = safeStorage(() => undefined);
    for (const kept of ['{', JSON.stringify({ text: forged, signatures: [signatureOf(text)] })]) {
      storage.setItem('marisma.registry', kept);
      expect((await find(storage)).source).toBe('network');
    }
  });

  it.each([
    ['gone', {}],
    ['not JSON', { [FILE]: '{' }],
  ])('is used when the page’s registry is %s', async (_what, files) => {
    nameKey();
    link(text, signatureOf(text));
    publish({ ...files, '/registry.json': text, '/registry.json.sig': signatureOf(text) });
    expect(await find()).toMatchObject({ source: 'network', problems: [expect.stringContaining('page: ')] });
  });

  it('gives no areas, and the reasons, when no registry can be read', async () => {
    publish({});
    const found = await find();
    expect(found).toMatchObject({ source: 'none', registry: { areas: {} } });
    expect(found.problems).toEqual([expect.stringContaining('answered 404')]);
  });
});
