import { checkAreaName } from '../../new-area/area-name';
import { namesIn } from '../registry/part-builds';
import type { SiteRegistry } from '../registry/site-registry';
import type { Statement, Team } from './statement';

/** The team of an area; one without keys when the site has never heard of it. */
export const teamOf = ({ teams = {} }: SiteRegistry, area: string): Team =>
  (Object.hasOwn(teams, area) && teams[area]) || { keys: [] };

const withTeam = (registry: SiteRegistry, area: string, change: Partial<Team>): SiteRegistry => ({
  ...registry,
  teams: { ...registry.teams, [area]: { ...teamOf(registry, area), ...change } },
});

const DAY = 24 * 60 * 60 * 1000;

/** Days that a key serves, that a replaced key goes on serving, and that its end is announced before. */
export const KEY_DAYS = { serves: 365, overlaps: 7, announced: 30 };

/**
 * Lets builds that a key has signed go live as this area, for a year.
 * @param key 32 raw bytes (Ed25519), base64
 * @throws Error for a name that no area can have, and for something that is no key
 */
export function addKey(registry: SiteRegistry, area: string, key: string, now = Date.now()): SiteRegistry {
  checkAreaName(area);
  if (!/^[A-Za-z0-9+/]{43}=$/.test(key))
    throw new Error(`'${key}' is no public key: 44 characters of base64, as 'marisma key' prints it.`);
  const { keys, until } = teamOf(registry, area);
  if (keys.includes(key)) return registry;
  return withTeam(registry, area, {
    keys: [...keys, key],
    until: { ...until, [key]: new Date(now + KEY_DAYS.serves * DAY).toISOString() },
  });
}

/** Adds a key, and ends the others a week later: until then the team's pipelines may use either. */
export function nextKey(registry: SiteRegistry, area: string, key: string, now = Date.now()): SiteRegistry {
  const { keys, until } = teamOf(registry, area);
  const end = new Date(now + KEY_DAYS.overlaps * DAY).toISOString();
  const ends = keys.filter((each) => each !== key).map((each) => [each, minimum(until?.[each], end)]);
  return addKey(
    withTeam(registry, area, { until: { ...until, ...Object.fromEntries(ends) } }),
    area,
    key,
    now,
  );
}

const minimum = (one: string | undefined, other: string): string => (one && one < other ? one : other);

/** The keys that end within 30 days or have ended, each in a line that says what to do. */
export const describeKeyEnds = ({ teams = {} }: SiteRegistry, now = Date.now()): string[] =>
  Object.entries(teams).flatMap(([area, { keys, until = {} }]) => {
    const last = keys.some((key) => !isNear(until[key], now))
      ? ''
      : `: npx marisma team ${area} next-key <public key>`;
    return keys.flatMap((key) => {
      const end = until[key];
      if (!end || !isNear(end, now)) return [];
      const verb = Date.parse(end) <= now ? 'ended' : 'ends';
      return [`${area}: key ${key} ${verb} on ${end.slice(0, 10)}${last}`];
    });
  });

const isNear = (end: string | undefined, now: number): boolean =>
  end !== undefined && Date.parse(end) - now <= KEY_DAYS.announced * DAY;

/**
 * Takes a key away: no further build that it signs is accepted.
 * @throws Error when the area has no such key
 */
export function removeKey(registry: SiteRegistry, area: string, key: string): SiteRegistry {
  const { keys } = teamOf(registry, area);
  if (!keys.includes(key))
    throw new Error(`'${area}' has no key ${key}. It has: ${keys.join(', ') || 'none'}`);
  const { [key]: _ended, ...until } = teamOf(registry, area).until ?? {};
  return withTeam(registry, area, { keys: keys.filter((each) => each !== key), until });
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
 * @param before the registry before the change: a build that it has already was signed by another key, or by none
 * @param registry the registry in which it is live
 */
export function recordStatement(
  before: SiteRegistry,
  registry: SiteRegistry,
  { area, build, time: last }: Pick<Statement, 'area' | 'build' | 'time'>,
  key: string,
): SiteRegistry {
  const there = new Set(buildsOf(before, area));
  const known = { ...(!there.has(build) && { [build]: key }), ...teamOf(before, area).signed };
  const named = buildsOf(registry, area).filter((name) => known[name] !== undefined);
  const signed = Object.fromEntries(named.map((name) => [name, known[name] ?? key]));
  return withTeam(registry, area, { last, signed });
}

const buildsOf = ({ areas }: SiteRegistry, area: string): string[] => {
  const entry = Object.hasOwn(areas, area) ? areas[area] : undefined;
  return entry ? namesIn(entry) : [];
};

/** Takes an area's keys away; the time of its last statement stays, so that none of them is accepted again. */
export function forgetKeys(registry: SiteRegistry, area: string): SiteRegistry {
  if (!registry.teams || !Object.hasOwn(registry.teams, area)) return registry;
  return withTeam(registry, area, { keys: [], until: undefined, host: undefined });
}
