import type { AreaPath, Registry, Release } from '@marisma/shared/contract';

/** A page to write: where it is asked for, and what its head says. */
export interface Page {
  /** File of the site, such as `about/index.html`. */
  file: string;
  pathname: string;
  title: string;
  description?: string;
}

export interface SitePages {
  pages: Page[];
  /** Folders whose every path is answered by the folder's own page. */
  rewrites: string[];
}

/** The shell's own addresses, which no area declares. */
const SHELL_PATHS: Pick<AreaPath, 'path' | 'title'>[] = [
  { path: '/auth', title: 'Sign in · Marisma' },
  { path: '/profile', title: 'Profile Settings · Marisma' },
];

const newPaths = (live: Release, trial?: Release): AreaPath[] =>
  (trial?.paths ?? []).filter(({ path }) => !live.paths.some((known) => known.path === path));

const fileOf = (pathname: string): string => `${pathname === '/' ? '' : `${pathname.slice(1)}/`}index.html`;

/** Which pages a site with these areas has. A path with parameters has a page per declared instance. */
export function listPages(registry: Registry): SitePages {
  const pages = new Map<string, Page>();
  const rewrites: string[] = [];
  const paths: Pick<AreaPath, 'path' | 'title' | 'description' | 'instances'>[] = [
    ...SHELL_PATHS,
    ...Object.values(registry.areas).flatMap(({ live }) => live.paths),
    // A page that only the build on trial has must exist for those who try it.
    ...Object.values(registry.areas).flatMap(({ live, canary }) => newPaths(live, canary?.release)),
  ];
  for (const { path, title, description, instances } of paths) {
    if (path.endsWith('/*')) rewrites.push(path.slice(0, -2));
    for (const pathname of instances ?? [path.replace(/\/\*$/, '')]) {
      if (pathname.includes(':')) continue;
      const page = { file: fileOf(pathname), pathname, title, description };
      // '/dashboard' says more of itself than '/dashboard/*' does.
      if (!pages.has(pathname) || !path.endsWith('/*')) pages.set(pathname, page);
    }
  }
  return { pages: [...pages.values()], rewrites: rewrites.sort() };
}
