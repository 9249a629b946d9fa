import { findArea, type AreaLink, type Registry } from '@marisma/shared/contract';
import { shell, type ShellPath } from '../../shell.config';

type Areas = Pick<Registry, 'areas'>;

/** The order of links that declare none. */
const LAST = 100;

const liveByName = ({ areas }: Areas) =>
  Object.entries(areas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { live }]) => live);

/** What the shell declares of a pathname; undefined where it is not the shell's own. */
export const findOwnPath = (pathname: string): ShellPath | undefined => findArea([shell], pathname)?.path;

/** The links of the shell and of all live areas, in the order in which menus show them. */
export const linksOf = (registry: Areas): AreaLink[] =>
  [...shell.links, ...liveByName(registry).flatMap(({ links = [] }) => links)].sort(
    (a: AreaLink, b: AreaLink) => (a.order ?? LAST) - (b.order ?? LAST),
  );

/** Where a visitor goes after signing in, by role. Of two areas that claim a role, the first by name has it. */
export const homesOf = (registry: Areas): ReadonlyMap<string, string> =>
  new Map(
    liveByName(registry)
      .reverse()
      .flatMap(({ homes = {} }) => Object.entries(homes)),
  );
