import { findArea, preloadsOf, type Registry, type Release } from '@marisma/area-kit/contract';
import { ANY_PATH, type BootPlan, type PlannedFile } from '@marisma/area-kit/page-marks';
import { withLocale, withoutLocale } from '@marisma/area-kit/texts';
import { pathOf } from '../builds/published-files';
import type { PageParts } from './compose-page';
import type { Page } from './pages';
import type { ShellBuild } from '../registry/site-registry';

/** Contains the address of the data service, which the client reads first. */
const CONFIG: PlannedFile = { href: '/config.json', as: 'fetch' };

/**
 * Lists the files that a page needs, for the boot script.
 * @param inlined the parts that the page itself contains
 */
export function planScripts(
  shell: ShellBuild,
  registry: Registry,
  page: Pick<Page, 'pathname' | 'locale'>,
  inlined: Pick<PageParts, 'registry' | 'manifest'>,
): BootPlan {
  const { locale } = page;
  const pathname = withoutLocale(page.pathname);
  const own = (key: string): PlannedFile[] =>
    (shell.preload?.[key] ?? []).map((file) => ({ href: shell.url + file, as: 'script' }));
  const areas = Object.entries(registry.areas).map(([name, { live, canary, disabled }]) => ({
    name,
    paths: disabled === undefined ? live.paths : [],
    live,
    canary,
  }));
  const found = findArea(areas, pathname);
  const always: PlannedFile[] = [{ href: inlined.registry.file, as: 'fetch' }];
  const plan = {
    scripts: shell.scripts.map((file) => `/${pathOf(shell.url, file)}`),
    client: [CONFIG, ...own('client')],
  };
  if (!found) return { ...plan, files: { [ANY_PATH]: [...always, ...own(pathname)] } };
  const { live, canary } = found.area;
  const { path, access, language } = found.path;
  const filesAt = (place: string): PlannedFile[] => [
    ...always,
    ...(inlined.manifest ? [] : [manifestOf(live)]),
    ...filesOf(live, preloadsOf(live, place, path)),
  ];
  const below = path.endsWith('/*') ? Object.keys(live.preload).filter((each) => isBelow(each, path)) : [];
  return {
    ...plan,
    files: Object.fromEntries(
      [...below, ANY_PATH].map((place) => [
        place === ANY_PATH ? place : withLocale(place, locale),
        filesAt(below.length > 0 ? place : pathname),
      ]),
    ),
    area: { url: live.url, build: live.build, ...(canary && { canaryBelow: canary.percent }) },
    ...(language && { language }),
    ...(access !== 'public' && { guardedBy: live.name }),
  };
}

const isBelow = (pathname: string, pattern: string): boolean =>
  !pathname.endsWith('*') && `${pathname}/`.startsWith(pattern.slice(0, -1));

const manifestOf = ({ url, entry }: Release): PlannedFile => ({ href: url + entry, as: 'fetch' });

/** The scripts, with the same digests as the later requests for them. */
const filesOf = ({ url, integrity }: Release, scripts: string[]): PlannedFile[] =>
  scripts.map((file) => ({ href: url + file, as: 'script', integrity: integrity[file] }));
