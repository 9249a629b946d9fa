import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { createSigner, generateKey, loadOrMakeSigner, loadSigner, verifyWith } from './signing';

let folder: string;
beforeEach(() => void (folder = tempFolder()));
afterEach(() => delete process.env.MARISMA_SIGNING_KEY);

it('makes signatures that only its own key verifies', () => {
  const signer = createSigner(generateKey());
  const signature = signer.sign('text');
  expect(verifyWith(signer.publicKey, 'text', signature)).toBe(true);
  expect(verifyWith(signer.publicKey, 'other text', signature)).toBe(false);
  expect(verifyWith(createSigner(generateKey()).publicKey, 'text', signature)).toBe(false);
  expect(Buffer.from(signer.publicKey, 'base64')).toHaveLength(32);
});

it('stores a new key that only its owner can read', async () => {
  const file = join(folder, 'keys/signing.pem');
  const made = await loadOrMakeSigner(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await loadOrMakeSigner(file)).publicKey).toBe(made.publicKey);
});

it('prefers the key of the environment, as PEM or as one line', async () => {
  const file = join(folder, 'signing.pem');
  await loadOrMakeSigner(file);
  const pem = generateKey();
  for (const form of [pem, pem.replace(/-----.*-----|\n/g, '')]) {
    process.env.MARISMA_SIGNING_KEY = form;
    expect((await loadSigner(file))?.publicKey).toBe(createSigner(pem).publicKey);
  }
  expect(await readFile(file, 'utf8')).not.toBe(pem);
});

it('has no signer without a key', async () =>
  expect(await loadSigner(join(folder, 'none.pem'))).toBeUndefined());

it('says what is wrong with a key without repeating it', () => {
  expect(() => createSigner('nonsense')).toThrow('neither a PEM file nor base64');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => createSigner(pem)).toThrow('not an Ed25519 key');
});

it('makes one key when several commands start at once on a new machine', async () => {
  const file = join(folder, 'keys/signing.pem');
  const signers = await Promise.all([1, 2, 3].map(() => loadOrMakeSigner(file)));
  expect(new Set(signers.map((signer) => signer.publicKey)).size).toBe(1);
  expect(await readdir(join(folder, 'keys'))).toEqual(['signing.pem']);
});
