import type { Release } from '@marisma/shared/contract';
import { aRegistry, aRelease } from '@marisma/shared/testing';
import { digestOf } from './integrity';
import { createMakeWhole } from './make-whole';
import { isWhole } from './registry-builds';

const nameOnly = (release: Release): Release => ({ ...release, integrity: {}, preload: {} });
const guest = aRelease('guest', { build: 'aaaaaa111111', preload: { '/guest': ['page.js'] } });
const canaryBuild = aRelease('guest', { build: 'cccccc333333' });
const owner = aRelease('owner', { build: 'bbbbbb222222' });
const whole = aRegistry([guest, owner]);
whole.areas.guest!.canary = { release: canaryBuild, percent: 10 };

function aPage() {
  const registry = aRegistry([nameOnly(guest), owner]);
  registry.areas.guest!.canary = { release: nameOnly(canaryBuild), percent: 10 };
  return { registry, live: registry.areas.guest!.live, canary: registry.areas.guest!.canary.release };
}

it('fills in all builds that a page only names, asks once, and has their files run', async () => {
  const { registry, live, canary } = aPage();
  const read = jest.fn(async () => whole);
  const makeWhole = createMakeWhole(registry, read);
  expect(() => digestOf(`${guest.url}mf-manifest.json`)).toThrow('refused');
  await Promise.all([makeWhole(live), makeWhole(canary)]);
  expect([live, canary]).toEqual([guest, canaryBuild]);
  expect(digestOf(`${guest.url}mf-manifest.json`)).toBe(guest.integrity['mf-manifest.json']);
  expect(read).toHaveBeenCalledTimes(1);
});

it('asks for nothing where a build is whole', async () => {
  const read = jest.fn(async () => whole);
  await createMakeWhole(aPage().registry, read)(owner);
  expect(read).not.toHaveBeenCalled();
});

it('says that the registry can not be had, and asks again the next time', async () => {
  const { registry, live } = aPage();
  const read = jest.fn(() => Promise.reject<typeof whole>(new Error('offline')));
  const makeWhole = createMakeWhole(registry, read);
  await expect(makeWhole(live)).rejects.toMatchObject({ reason: 'registry-unreachable' });
  read.mockResolvedValueOnce(whole);
  await makeWhole(live);
  expect(isWhole(live)).toBe(true);
});

it('does not take another build for the one that is named', async () => {
  const { registry, live } = aPage();
  const makeWhole = createMakeWhole(registry, async () => aRegistry([canaryBuild]));
  await expect(makeWhole(live)).rejects.toMatchObject({ reason: 'registry-unreachable' });
  expect(isWhole(live)).toBe(false);
});
