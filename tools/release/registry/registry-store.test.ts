import { aRegistry, aRelease } from '../../../shared/src/testing/registry';
import { goLive } from './registry-edits';
import { appendLog } from './registry-log';
import {
  signRegistry,
  publishRegistry,
  readRegistry,
  RegistryConflict,
  RegistryUnsigned,
  writeRegistry,
} from './registry-store';
import { createSigner, generateKey } from './signing';
import type { Target } from '../targets/target';
import { DRIVERS, type Place } from '../testing/drivers';

describe.each(DRIVERS)('the registry in %s', (_name, open) => {
  let place: Place;
  let target: Target;
  beforeEach(async () => {
    place = await open();
    target = place.open();
  });
  afterEach(() => place.close());

  it('starts empty and adds one revision per change', async () => {
    const first = await writeRegistry(target, goLive(await readRegistry(target), aRelease('guest')));
    expect(first.revision).toBe(1);
    const second = await writeRegistry(target, goLive(first, aRelease('owner')));
    expect(await readRegistry(target)).toEqual(second);
    expect(second.revision).toBe(2);
  });

  it('rejects the slower of two releases and keeps the faster one', async () => {
    const seen = await readRegistry(target);
    await writeRegistry(target, goLive(seen, aRelease('guest')));
    await expect(writeRegistry(target, goLive(seen, aRelease('owner')))).rejects.toThrow(RegistryConflict);
    expect(Object.keys((await readRegistry(target)).areas)).toEqual(['guest']);
  });

  it('throws on an entry that it cannot parse', async () => {
    await appendLog(target, 3, { text: '{"schema":1,"revision":3,"areas":{"guest":{"live":1}}}' });
    await expect(readRegistry(target)).rejects.toThrow('guest');
  });

  it('keeps unknown fields that a newer release has added', async () => {
    const guest = { ...aRelease('guest'), surprise: [1] };
    await appendLog(target, 3, { text: JSON.stringify({ ...aRegistry([guest]), revision: 3 }) });
    await writeRegistry(target, goLive(await readRegistry(target), aRelease('owner')));
    const { areas } = await readRegistry(target);
    expect(areas.guest?.live).toEqual(guest);
    expect(areas.owner?.live).toEqual(aRelease('owner'));
  });

  it('leaves no drafts behind', async () => {
    await writeRegistry(target, goLive(await readRegistry(target), aRelease('guest')));
    expect(await target.list('.drafts')).toEqual([]);
  });

  it('accepts exactly one of many concurrent writers', async () => {
    const seen = await readRegistry(target);
    const names = Array.from({ length: 8 }, (_, index) => `area${index}`);
    const outcomes = await Promise.allSettled(
      names.map((name) => writeRegistry(target, goLive(seen, aRelease(name)))),
    );
    const lost = outcomes.filter(({ status }) => status === 'rejected');
    expect(lost).toHaveLength(7);
    for (const outcome of lost) expect(outcome).toHaveProperty('reason', expect.any(RegistryConflict));
    expect(Object.keys((await readRegistry(target)).areas)).toHaveLength(1);
  });

  describe('signing', () => {
    const signer = createSigner(generateKey());
    const published = async (file: string) => (await target.read(file))?.toString() ?? '';

    beforeEach(() => {
      target = place.open(signer);
    });

    it('publishes the signatures of the registry and of its predecessors', async () => {
      const first = await writeRegistry(target, goLive(await readRegistry(target), aRelease('guest')));
      await publishRegistry(target);
      const before = await published('registry.json');
      await writeRegistry(target, goLive(first, aRelease('owner')));
      await publishRegistry(target);
      const [newest = '', older = ''] = (await published('registry.json.sig')).split('\n');
      expect(signer.verify(await published('registry.json'), newest)).toBe(true);
      expect(signer.verify(before, older)).toBe(true);
    });

    it('refuses to sign a registry that another key has signed, until it is adopted by hand', async () => {
      await writeRegistry(place.open(), goLive(await readRegistry(target), aRelease('guest')));
      await expect(readRegistry(target)).rejects.toThrow(RegistryUnsigned);
      await signRegistry(target);
      expect(Object.keys((await readRegistry(target)).areas)).toEqual(['guest']);
      const { revision } = await readRegistry(target);
      await signRegistry(target);
      expect((await readRegistry(target)).revision).toBe(revision);
    });

    it('refuses a change without the key, which would break the site', async () => {
      await writeRegistry(target, goLive(await readRegistry(target), aRelease('guest')));
      await expect(readRegistry(place.open())).rejects.toThrow('MARISMA_SIGNING_KEY');
      await expect(signRegistry(place.open())).rejects.toThrow('no key');
    });
  });
});
