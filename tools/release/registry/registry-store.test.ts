import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { memoryTarget } from '../testing/memory-target';
import { goLive } from './registry-edits';
import { appendLog } from './registry-log';
import {
  publishRegistry,
  readRegistry,
  RegistryConflict,
  RegistryUnsigned,
  signRegistry,
  writeRegistry,
} from './registry-store';
import { createSigner, generateKey, verifyWith } from './signing';

const signer = createSigner(generateKey());

it('rejects the slower of two releases and keeps the faster one', async () => {
  const target = memoryTarget();
  const empty = await readRegistry(target);
  await writeRegistry(target, goLive(empty, buildRelease('guest')));
  await expect(writeRegistry(target, goLive(empty, buildRelease('owner')))).rejects.toThrow(RegistryConflict);
  expect(Object.keys((await readRegistry(target)).areas)).toEqual(['guest']);
});

it('throws on an entry that it cannot parse', async () => {
  const target = memoryTarget();
  await appendLog(target, 3, { text: '{"schema":1,"revision":3,"areas":{"guest":{"live":1}}}' });
  await expect(readRegistry(target)).rejects.toThrow('guest');
});

it('keeps unknown fields that a newer release has added', async () => {
  const target = memoryTarget();
  const guest = { ...buildRelease('guest'), surprise: [1] };
  await appendLog(target, 3, { text: JSON.stringify({ ...buildRegistry([guest]), revision: 3 }) });
  await writeRegistry(target, goLive(await readRegistry(target), buildRelease('owner')));
  const { areas } = await readRegistry(target);
  expect(areas.guest?.live).toEqual(guest);
  expect(areas.owner?.live).toEqual(buildRelease('owner'));
});

it('publishes the signatures of the registry and of its predecessors', async () => {
  const target = memoryTarget(signer);
  const published = (file: string) => String(target.files.get(file));
  const first = await writeRegistry(target, goLive(await readRegistry(target), buildRelease('guest')));
  await publishRegistry(target);
  const before = published('registry.json');
  await writeRegistry(target, goLive(first, buildRelease('owner')));
  await publishRegistry(target);
  const [newest = '', older = ''] = published('registry.json.sig').split('\n');
  expect(verifyWith(signer.publicKey, published('registry.json'), newest)).toBe(true);
  expect(verifyWith(signer.publicKey, before, older)).toBe(true);
});

it('refuses to sign a registry that another key has signed, until it is adopted by hand', async () => {
  const unsigned = memoryTarget();
  const target = { ...unsigned, signer };
  await writeRegistry(unsigned, goLive(await readRegistry(target), buildRelease('guest')));
  await expect(readRegistry(target)).rejects.toThrow(RegistryUnsigned);
  await signRegistry(target);
  const { areas, revision } = await readRegistry(target);
  expect(Object.keys(areas)).toEqual(['guest']);
  await signRegistry(target);
  expect((await readRegistry(target)).revision).toBe(revision);
});

it('refuses a change without the key, which would break the site', async () => {
  const target = memoryTarget(signer);
  const keyless = { ...target, signer: undefined };
  await writeRegistry(target, goLive(await readRegistry(target), buildRelease('guest')));
  await expect(readRegistry(keyless)).rejects.toThrow('MARISMA_SIGNING_KEY');
  await expect(signRegistry(keyless)).rejects.toThrow('no key');
});
