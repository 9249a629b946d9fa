import type { Release } from '@marisma/area-kit/contract';
import { checkAreaName } from '../../new-area/area-name';
import { buildsOf } from '../registry/part-builds';
import type { SiteRegistry } from '../registry/site-registry';
import type { Statement, Team } from './statement';

/** The team of an area; one without keys when the site has never heard of it. */
export const teamOf = ({ teams = {} }: SiteRegistry, area: string): Team =>
  (Object.hasOwn(teams, area) && teams[area]) || { keys: [] };

const withTeam = (registry: SiteRegistry, area: string, change: Partial<Team>): SiteRegistry => ({
  ...registry,
  teams: { ...registry.teams, [area]: { ...teamOf(registry, area), ...change } },
});

/**
 * Lets builds that a key has signed go live as this area. A second key serves while the first is replaced.
 * @param key 32 raw bytes (Ed25519), base64
 * @throws Error for a name that no area can have, and for something that is no key
 */
export function addKey(registry: SiteRegistry, area: string, key: string): SiteRegistry {
  checkAreaName(area);
  if (!/^[A-Za-z0-9+/]{43}=$/.test(key))
    throw new Error(`'${key}' is no public key: 44 characters of base64, as 'marisma key' prints it.`);
  const { keys } = teamOf(registry, area);
  return keys.includes(key) ? registry : withTeam(registry, area, { keys: [...keys, key] });
}

/**
 * Takes a key away: no further build that it signs is accepted.
 * @throws Error when the area has no such key
 */
export function takeKey(registry: SiteRegistry, area: string, key: string): SiteRegistry {
  const { keys } = teamOf(registry, area);
  if (!keys.includes(key))
    throw new Error(`'${area}' has no key ${key}. It has: ${keys.join(', ') || 'none'}`);
  return withTeam(registry, area, { keys: keys.filter((each) => each !== key) });
}

/**
 * Says where a team serves its builds; without an address the site serves them from the next release on.
 * @throws Error for something that is no folder of another host
 */
export function setHost(registry: SiteRegistry, area: string, host?: string): SiteRegistry {
  if (host !== undefined && !isFolderAddress(host))
    throw new Error(
      `'${host}' is no address of a folder: https://files.example.com/, with a slash at the end.`,
    );
  return withTeam(registry, area, { host });
}

/** Characters that end a source in a content-security policy are not allowed. */
const isFolderAddress = (text: string): boolean =>
  URL.canParse(text) &&
  new URL(text).href === text &&
  /^(https:\/\/[^;,\s'?#@*]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^;,\s'?#@*]+)?)\/$/.test(text);

/**
 * Notes the newest statement, so that no older one is accepted, and which key first signed the build.
 * @param before the registry before the build was made live: what was there already came from somebody else
 * @param registry the registry in which it is live
 */
export function noteStatement(
  before: SiteRegistry,
  registry: SiteRegistry,
  { area, build, time: last }: Pick<Statement, 'area' | 'build' | 'time'>,
  key: string,
): SiteRegistry {
  const there = new Set(namesIn(before, area));
  const known = { ...(!there.has(build) && { [build]: key }), ...teamOf(before, area).signed };
  const named = namesIn(registry, area).filter((name) => known[name] !== undefined);
  const signed = Object.fromEntries(named.map((name) => [name, known[name] ?? key]));
  return withTeam(registry, area, { last, signed });
}

const namesIn = ({ areas }: SiteRegistry, area: string): string[] => {
  const entry = Object.hasOwn(areas, area) ? areas[area] : undefined;
  return entry ? buildsOf<Release>(entry).map(({ build }) => build) : [];
};

/** Takes an area's keys away; the time of its last statement stays, so that none of them is accepted again. */
export function forgetKeys(registry: SiteRegistry, area: string): SiteRegistry {
  if (!registry.teams || !Object.hasOwn(registry.teams, area)) return registry;
  return withTeam(registry, area, { keys: [], host: undefined });
}
