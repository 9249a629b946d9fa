import { buildRelease } from '../../../shared/src/testing/registry';
import { makeChange } from '../change';
import { describeStatus } from '../commands/status';
import { memoryTarget } from '../testing/memory-target';
import { setFreeze } from './freeze';
import { disable, endCanary, rollBack, goLive, setCanary } from './registry-edits';
import type { SiteRegistry } from './site-registry';

const build = (index: number, name = 'guest') => buildRelease(name, { build: `${index}`.padStart(12, '0') });
const liveOf = (registry: SiteRegistry) => Number(registry.areas.guest?.live.build);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

async function openSite() {
  const site = memoryTarget();
  const change = (what: string, edit: (registry: SiteRegistry) => SiteRegistry, checked = false) =>
    makeChange(site, { what, parts: ['guest'], edit, checked });
  await change('one', (registry) => goLive(registry, build(1)));
  await change('two', (registry) => setCanary(goLive(registry, build(2)), 'guest', 1, build(3)));
  const freeze = (name: string, until?: string, now?: number) =>
    makeChange(site, {
      what: `freeze ${name} ${until}`,
      parts: [name],
      edit: (registry) => setFreeze(registry, name, until, 'Stock-taking', now),
    });
  const release = (index: number) =>
    change(`release ${index}`, (registry) => goLive(registry, build(index)), true).then(liveOf);
  return { site, change, freeze, release };
}

it.each(['guest', 'all'])(
  'lets nothing new go live while %s is frozen, and says why and until when',
  async (name) => {
    const { site, change, freeze, release } = await openSite();
    await freeze(name, tomorrow);
    const reason = new RegExp(`goes live until ${tomorrow}: Stock-taking`);
    await expect(release(4)).rejects.toThrow(reason);
    await expect(change('wider', (registry) => setCanary(registry, 'guest', 10))).rejects.toThrow(reason);
    expect(await describeStatus(site)).toMatch(reason);
    // What takes a build away is never held up.
    await change('canary 0', (registry) => endCanary(registry, 'guest'));
    await change('disable', (registry) => disable(registry, 'guest', ''));
    expect(liveOf(await change('rollback', (registry) => rollBack(registry, 'guest')))).toBe(1);
    await freeze(name);
    expect(await release(4)).toBe(4);
    expect(await describeStatus(site)).not.toMatch(reason);
  },
);

it('holds up its own area only, and ends by itself', async () => {
  const { freeze, release } = await openSite();
  await freeze('owner', tomorrow);
  expect(await release(4)).toBe(4);
  await freeze('guest', '2001-01-02', 0);
  expect(await release(5)).toBe(5);
});

it.each([
  ['christmas', 'Stock-taking', /'christmas' is no time to come/],
  ['2001-01-02', 'Stock-taking', /is no time to come/],
  [tomorrow, '', /needs a reason/],
])('refuses %s with the reason %j', (until, reason, message) => {
  expect(() => setFreeze({ schema: 1, revision: 0, areas: {} }, 'guest', until, reason)).toThrow(message);
});
