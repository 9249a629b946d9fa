import type { Access, Release } from '@marisma/area-kit/contract';
import { findShadowed, meetingPath } from './shadowed-paths';
import type { PathOwner, SiteRegistry } from './site-registry';

type Owners = Record<string, PathOwner>;

/** A build lists a path of another area, or opens a path to more visitors than before. */
export class PathRefused extends Error {
  override name = 'PathRefused';
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '' && part !== '*');

/** Whether a pattern stands for `path` or for what lies below it. `/` stands for itself alone. */
function covers(pattern: string, path: string): boolean {
  const [outer, inner] = [segmentsOf(pattern), segmentsOf(path)];
  if (outer.length === 0) return inner.length === 0 || pattern === '/*';
  return (
    outer.length <= inner.length && outer.every((part, at) => part.startsWith(':') || part === inner[at])
  );
}

type OwnedPath = [pattern: string, owner: PathOwner];

/** An equal pattern is above all others; of `/x` and `/x/*`, the second is the nearer one to what lies below. */
const closeness = (pattern: string, path: string): number =>
  pattern === path ? Infinity : 2 * segmentsOf(pattern).length + Number(pattern.endsWith('/*'));

/** The records for a path and what is above it, the most specific first. */
const recordsOf = (owners: Owners, path: string): OwnedPath[] =>
  Object.entries(owners)
    .filter(([pattern]) => covers(pattern, path))
    .sort(([a], [b]) => closeness(b, path) - closeness(a, path));

const recordOf = (owners: Owners, path: string): OwnedPath | undefined => recordsOf(owners, path)[0];

/**
 * The records that say who may open a path: its own, or the nearest ones above it. Below a page without `/*` there was
 * no page before, so sources beside the site may open new pages there to everybody; a submitted build may not.
 */
function guardsOf(owners: Owners, path: string, isSubmitted: boolean): OwnedPath[] {
  const above = recordsOf(owners, path).filter(
    ([pattern, { access }]) => pattern === path || pattern.endsWith('/*') || !access || isSubmitted,
  );
  const depth = ([pattern]: OwnedPath): number => (pattern === path ? Infinity : segmentsOf(pattern).length);
  return above.filter((record) => above.every((other) => depth(other) <= depth(record)));
}

const pathsOf = ({ name, paths }: Release): Owners =>
  Object.fromEntries(paths.map(({ path, access }) => [path, { area: name, access }]));

/** The recorded owners, from the first release of an area on. */
export const ownersOf = ({ paths = {} }: SiteRegistry): Owners => paths;

/**
 * Refuses a build that lists a path which belongs to another area.
 * @throws PathRefused naming the path, its owner, and the command that hands the path over: not for a path that the
 * build would open to more visitors
 */
export function checkOwners(registry: SiteRegistry, { name, paths }: Release): void {
  const owners = ownersOf(registry);
  for (const { path, access } of paths) {
    const refuse = (place: string, owner: PathOwner): never => {
      const end = isOpened(access, owner)
        ? `, and only ${describeRoles(owner.access)} may open it: ${name} would open it to ${describeRoles(access)}.`
        : `. To hand the path over: npx marisma transfer-path ${name} '${path}'`;
      throw new PathRefused(`${name} can't be released: ${place} belongs to ${owner.area}${end}`);
    };
    const [pattern, owner] = recordOf(owners, path) ?? [];
    if (owner && owner.area !== name)
      refuse(pattern === path ? path : `${path}, which is below ${pattern},`, owner);
    const shadowed = pattern === path ? undefined : findShadowed(owners, name, path);
    if (shadowed)
      refuse(
        `${path} would answer ${shadowed.page}, which is a page of ${shadowed.pattern} and`,
        shadowed.owner,
      );
    const other = Object.values(registry.areas).find(
      ({ live }) => live.name !== name && live.paths.some((listed) => listed.path === path),
    );
    if (other) {
      throw new PathRefused(
        `${name} can't be released: the live build of ${other.live.name} still has ${path}. ` +
          `Release ${other.live.name} without the path first.`,
      );
    }
  }
}

/**
 * Refuses a build that lists a path which nobody gave to its area: free paths are for areas that the site itself
 * builds.
 * @throws PathRefused with the command that gives the path
 */
export function checkGiven(registry: SiteRegistry, { name, paths }: Release): void {
  const owners = ownersOf(registry);
  const taken = paths.find(({ path }) => recordOf(owners, path)?.[1].area !== name);
  if (!taken) return;
  throw new PathRefused(
    `${name} can't be released: ${taken.path} was not given to it. ` +
      `To give it the path: npx marisma transfer-path ${name} '${taken.path}'`,
  );
}

/** Who may open a path, in words. */
export const describeRoles = (access: Access): string =>
  access === 'public' ? 'everybody' : access.join(', ');

/** Whether a build opens a path to visitors whom its record excludes. */
const isOpened = (access: Access, owner: PathOwner): owner is Required<PathOwner> =>
  owner.access !== undefined &&
  owner.access !== 'public' &&
  (access === 'public' || access.some((role) => !owner.access?.includes(role)));

/** The records of an area's paths that its build no longer lists, though a path of the build answers their pages. */
const leftFor = (owners: Owners, { name, paths }: Release, path: string): OwnedPath[] =>
  Object.entries(owners).filter(
    ([pattern, { area }]) =>
      area === name && !paths.some((listed) => listed.path === pattern) && meetingPath(pattern, path),
  );

/**
 * Refuses a build that lists a path of another area, or that lets more visitors open a path than its record says. The build
 * also does so when it no longer lists the path and a wider one answers its pages.
 * @param from `submitted`: a team's code, which nobody of the site has reviewed
 * @throws PathRefused with the command that allows it
 */
export function checkPaths(
  registry: SiteRegistry,
  release: Release,
  from: 'sources' | 'submitted' = 'sources',
): void {
  checkOwners(registry, release);
  const owners = ownersOf(registry);
  for (const { path, access } of release.paths) {
    const guards = guardsOf(owners, path, from === 'submitted').map(([, owner]): OwnedPath => [path, owner]);
    for (const [opened, owner] of [...guards, ...leftFor(owners, release, path)]) {
      if (!isOpened(access, owner)) continue;
      throw new PathRefused(
        `${release.name} can't be released: it opens ${opened} to ${describeRoles(access)}; until now ${describeRoles(owner.access)} may open it. ` +
          `To allow that: npx marisma transfer-path ${release.name} '${opened}'`,
      );
    }
  }
}

/** Records the paths of a release; none of them is gone. Paths that the area had before stay its own. */
export const recordPaths = (registry: SiteRegistry, release: Release): SiteRegistry => ({
  ...registry,
  paths: { ...ownersOf(registry), ...pathsOf(release) },
  ...(registry.gone && {
    gone: registry.gone.filter((path) => !release.paths.some((listed) => covers(path, listed.path))),
  }),
});

/** Takes the records of an area out, so that any area may have its paths. */
export const forgetPaths = (registry: SiteRegistry, area: string): SiteRegistry => ({
  ...registry,
  paths: Object.fromEntries(Object.entries(ownersOf(registry)).filter(([, owner]) => owner.area !== area)),
});

/** Records the paths of an earlier build that have no record yet: what a later release narrowed stays narrow. */
export const recordNewPaths = (registry: SiteRegistry, release: Release): SiteRegistry => ({
  ...registry,
  paths: { ...pathsOf(release), ...ownersOf(registry) },
});

/**
 * Gives a path to an area. The next release may open a path that was free, or the area's own, to anybody; one that comes
 * from another area keeps its access until the command names it a second time.
 * @param path a route pattern as `area.config.ts` has it, for example `/dashboard/*`
 * @throws PathRefused for something that is no path
 */
export function transferPath(registry: SiteRegistry, area: string, path: string): SiteRegistry {
  if (!/^\/[^\s?#]*$/.test(path)) throw new PathRefused(`'${path}' is no path. A path begins with '/'.`);
  const owners = ownersOf(registry);
  const [, former] = recordOf(owners, path) ?? [];
  const access = former?.area === area ? undefined : former?.access;
  return { ...registry, paths: { ...owners, [path]: { area, ...(access && { access }) } } };
}
