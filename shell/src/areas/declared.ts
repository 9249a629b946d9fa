import { findArea, type AreaLink, type AreaManifest, type Registry } from '@marisma/area-kit/contract';
import { shell, type ShellPath } from '../../shell.config';

type Declared = Pick<AreaManifest, 'links' | 'homes'>;
type Areas = Pick<Registry, 'areas'>;
/** Areas whose entry was rejected: their links lead to the reason. */
type Refused = Record<string, Declared>;

const DEFAULT_ORDER = 100;

const declaredByName = ({ areas }: Areas, refused: Refused): Declared[] =>
  [...new Set([...Object.keys(areas), ...Object.keys(refused)])]
    .sort()
    .map((name) => areas[name]?.live ?? refused[name] ?? {});

export const findOwnPath = (pathname: string): ShellPath | undefined => findArea([shell], pathname)?.path;

/** The links of the shell and of all live areas, in menu order. */
export const linksOf = (registry: Areas, refused: Refused = {}): AreaLink[] =>
  [...shell.links, ...declaredByName(registry, refused).flatMap(({ links = [] }) => links)].sort(
    (a: AreaLink, b: AreaLink) => (a.order ?? DEFAULT_ORDER) - (b.order ?? DEFAULT_ORDER),
  );

/** Where a visitor goes after signing in, by role. If two areas claim a role, the first by name gets it. */
export const homesOf = (registry: Areas, refused: Refused = {}): ReadonlyMap<string, string> =>
  new Map(
    declaredByName(registry, refused)
      .reverse()
      .flatMap(({ homes = {} }) => Object.entries(homes)),
  );
