import { findArea, preloadsOf, type Registry, type Release } from '@marisma/area-kit/contract';
import { WORKER_URL } from '@marisma/area-kit/offline';
import { withoutLocale } from '@marisma/area-kit/texts';
import { listPages } from '../../release/pages/pages';
import type { ShellBuild } from '../../release/registry/site-registry';
import type { Target } from '../../release/targets/target';

/** The sizes of a page in transferred bytes. */
export interface PageSize {
  pathname: string;
  /** The path that the area declares, such as `/property/:id`; otherwise the pathname without its language. */
  path: string;
  open: boolean;
  html: number;
  scripts: number;
}

/** Measures the files of a published site. The Spanish texts are not counted. */
export async function measureSite(
  target: Target,
  shell: ShellBuild,
  registry: Registry,
): Promise<{ shell: number; worker: number; pages: PageSize[] }> {
  const sizeOf = async (file: string): Promise<number> => {
    const compressed = await target.read(`${file}.br`);
    if (!compressed) throw new Error(`${file} was not published`);
    return compressed.length;
  };
  const sum = async ({ url }: Pick<Release, 'url'>, files: readonly string[]): Promise<number> => {
    const sizes = await Promise.all(files.map((file) => sizeOf(url.slice(1) + file)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const areas = Object.entries(registry.areas).map(([name, { live }]) => ({ name, paths: live.paths, live }));
  const own = await sum(shell, shell.scripts);
  const client = await sum(shell, shell.preload?.client ?? []);
  const pages: PageSize[] = [];
  for (const { pathname, file } of listPages(registry).pages) {
    const plain = withoutLocale(pathname);
    const found = findArea(areas, plain);
    const open = !found || found.path.access === 'public';
    const scripts = found
      ? await sum(found.area.live, preloadsOf(found.area.live, plain, found.path.path))
      : await sum(shell, shell.preload?.[plain] ?? []);
    pages.push({
      pathname,
      path: found?.path.path ?? plain,
      open,
      html: await sizeOf(file),
      scripts: own + scripts + (open ? 0 : client),
    });
  }
  return { shell: own, worker: await sizeOf(WORKER_URL.slice(1)), pages };
}
