import type { AreaManifest } from '@marisma/area-kit/contract';

/** The most bytes of a build's scripts: of all, and of its heaviest page as browsers get them. Twice the largest area's. */
const MOST = { scripts: 2_000_000, page: 120_000 };

/** @param files the bytes of each file of a build, by name */
export function findSizeFaults({ bytes }: AreaManifest, files: Iterable<[string, number]>): string[] {
  const scripts = [...files].reduce((sum, [name, size]) => sum + (name.endsWith('.js') ? size : 0), 0);
  return [
    ...(scripts > MOST.scripts
      ? [`its scripts have ${(scripts / 1e6).toFixed(1)} MB, more than ${MOST.scripts / 1e6} MB`]
      : []),
    ...(bytes > MOST.page
      ? [
          `the scripts of its heaviest page have ${Math.round(bytes / 1000)} kB, more than ${MOST.page / 1000} kB`,
        ]
      : []),
  ];
}
