import type { Release } from '@marisma/area-kit/contract';
import type { Change } from '../../change';
import { readRegistry } from '../../registry/registry-store';
import { createSigner, generateKey, type Signer } from '../../registry/signing';
import type { Target } from '../../targets/target';
import type { SiteRegistry } from '../../registry/site-registry';
import { anAreaBuild } from '../../testing/make-site';
import { memoryTarget, type MemoryTarget } from '../../testing/memory-target';
import { change as changeSite, makeLive, uploadArea, uploadShell } from '../../testing/publish-builds';
import { compose, type ComposeOptions } from '../compose';
import type { SignedStatement } from '../statement';
import { submit } from '../submit';
import { addKey } from '../team-edits';

export const NOW = Date.parse('2026-11-24T12:00:00Z');
export const [OLD, NEW] = ['111111111111', '222222222222'];
export const siteKey = createSigner(generateKey());
export const guestKey = createSigner(generateKey());
export const adminKey = createSigner(generateKey());
const DASHBOARD = { path: '/guest', access: ['client'], frame: 'site', title: 'Trips' } as const;
export const path = (changed: object): Release['paths'] => [{ ...DASHBOARD, access: ['client'], ...changed }];

export let site: MemoryTarget;
export let inbox: MemoryTarget;
export let messages: string[];

export const change = (edit: Change['edit']) => changeSite(site, edit);
export const live = async (area: string) => (await readRegistry(site)).areas[area]?.live.build;
export const at = (minute: number) => new Date(NOW + minute * 60_000).toISOString();
/** Composes what is in the inbox. */
export const run = (options: ComposeOptions = {}, from: Target = inbox, to: Target = site) =>
  compose(to, from, (line) => messages.push(line), { now: () => NOW, ...options });

/** Builds and submits, as a team's pipeline does. */
export async function send(
  build: string,
  { key = guestKey, minute = 0, area = 'guest', files: more, ...change }: Partial<Release> & Sent = {},
) {
  const files = anAreaBuild(area, build, { paths: path({}), ...change }, more);
  await submit(inbox, key, files, { commit: 'c0ffee', author: 'Ana', time: at(minute) });
}
interface Sent {
  key?: Signer;
  minute?: number;
  area?: string;
  /** More files of the build. */
  files?: Record<string, string>;
}

/** A site whose shell and this area are of contract 9. */
export const withContractNine = (registry: SiteRegistry, area: string): SiteRegistry => {
  const contract = '9.0.0';
  const entry = registry.areas[area]!;
  return {
    ...registry,
    areas: { ...registry.areas, [area]: { ...entry, live: { ...entry.live, contract } } },
    shell: { ...registry.shell!, live: { ...registry.shell!.live, contract } },
  };
};

export const statementFile = (area = 'guest') => `${area}/statement.json`;
export const signed = async (): Promise<SignedStatement> =>
  JSON.parse(String(await inbox.read(statementFile()))) as SignedStatement;

/** Before each test: a site with a shell and the areas guest and admin, each with a key of its own; an empty inbox. */
export function setUpTeams(): void {
  beforeEach(async () => {
    [site, inbox, messages] = [memoryTarget(siteKey), memoryTarget(), []];
    const builds: Release[] = [];
    for (const [name, access] of [
      ['guest', 'client'],
      ['admin', 'admin'],
    ] as const) {
      const paths = path({ path: `/${name}`, access: [access] });
      builds.push(await uploadArea(site, name, OLD, { paths, homes: { [access]: `/${name}` } }));
    }
    await makeLive(site, ...builds, await uploadShell(site, OLD));
    await change((registry) =>
      addKey(addKey(registry, 'guest', guestKey.publicKey), 'admin', adminKey.publicKey),
    );
  });
}
