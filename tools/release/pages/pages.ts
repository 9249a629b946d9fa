import { pageWordsOf, type AreaPath, type Registry, type Release } from '@marisma/area-kit/contract';
import type { SiteRegistry } from '../registry/site-registry';
import { notFound as notFoundWords, shell } from '../../../shell/shell.config';
import { LOCALES, PREFIX, withLocale, type Locale } from '@marisma/area-kit/texts';

/** A page to write: its address and the content of its head. */
export interface Page {
  /** File of the site, such as `es/about/index.html`. */
  file: string;
  /** The path that browsers request, with the language prefix. */
  pathname: string;
  locale: Locale;
  title: string;
  description?: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** Whether the page is public. A public page is rendered at release and the same for everybody. */
  open: boolean;
}

export interface SitePages {
  pages: Page[];
  /** The page at unknown addresses, per language. */
  notFound: Page[];
  /** Folders whose page answers all paths below them. */
  rewrites: string[];
  /** Folders of removed areas, which answer 410 with the page at unknown addresses. */
  gone: { folder: string; locale: Locale }[];
}

type DeclaredPage = Omit<AreaPath, 'access' | 'frame'> & { access: unknown };

const newPaths = (live: Release, canary?: Release): AreaPath[] =>
  (canary?.paths ?? []).filter(({ path }) => !live.paths.some((known) => known.path === path));

const fileOf = (pathname: string): string => `${pathname === '/' ? '' : `${pathname.slice(1)}/`}index.html`;

/**
 * Lists the pages of a site with these areas, in every language. A path with parameters has one page per
 * declared instance.
 */
export function listPages(registry: Registry & Pick<SiteRegistry, 'gone'>): SitePages {
  const pages = new Map<string, Page>();
  const rewrites: string[] = [];
  const paths: DeclaredPage[] = [
    ...shell.paths,
    ...Object.values(registry.areas).flatMap(({ live }) => live.paths),
    // A page that only the canary has must exist for the canary's visitors.
    ...Object.values(registry.areas).flatMap(({ live, canary }) => newPaths(live, canary?.release)),
  ];
  for (const locale of LOCALES) {
    for (const declared of paths) {
      const { path, instances } = declared;
      const folder = path.replace(/\/\*$/, '');
      if (folder !== path) rewrites.push(withLocale(folder, locale));
      for (const plain of instances ?? [folder]) {
        if (plain.includes(':')) continue;
        const pathname = withLocale(plain, locale);
        const open = declared.access === 'public';
        const listed = open && declared.unlisted !== true;
        const page = {
          file: fileOf(pathname),
          pathname,
          locale,
          listed,
          open,
          ...pageWordsOf(declared, locale),
        };
        // '/dashboard' overrides '/dashboard/*'.
        if (!pages.has(pathname) || folder === path) pages.set(pathname, page);
      }
    }
  }
  const notFound = LOCALES.map((locale) => ({
    file: `${withLocale('/', locale).slice(1)}/404.html`.replace(/^\//, ''),
    pathname: withLocale('/404', locale),
    locale,
    listed: false,
    open: false,
    ...pageWordsOf(notFoundWords, locale),
  }));
  const folders = new Set((registry.gone ?? []).map((path) => path.replace(/\/[:*].*$/, '')));
  const isFree = (folder: string): boolean =>
    folder !== '' && !paths.some(({ path }) => path === folder || path.startsWith(`${folder}/`));
  const gone = LOCALES.flatMap((locale) =>
    [...folders].filter(isFree).map((folder) => ({ folder: withLocale(folder, locale), locale })),
  );
  return { pages: [...pages.values()], notFound, rewrites: rewrites.sort(), gone };
}

/**
 * The lines of `_redirects`: first what is gone, then the paths below an area's folder, then unknown paths with a
 * language prefix. Unknown English addresses need no rule: every host answers with the root's 404.html. Cloudflare Pages
 * refuses a rewrite to `index.html`, and ignores the lines with 404 and 410: it answers with the nearest 404.html.
 */
export const writeRedirects = ({
  rewrites,
  notFound,
  gone,
}: Pick<SitePages, 'rewrites' | 'notFound' | 'gone'>): string =>
  [
    ...gone.flatMap(({ folder, locale }) => {
      const page = notFound.find((one) => one.locale === locale)?.file;
      return [folder, `${folder}/*`].map((pattern) => `${pattern} /${page} 410`);
    }),
    ...rewrites.map((folder) => `${folder}/* ${folder}/ 200`),
    ...notFound
      .filter(({ locale }) => PREFIX[locale] !== '')
      .map(({ locale, file }) => `${PREFIX[locale]}/* /${file} 404`),
  ]
    .map((line) => `${line}\n`)
    .join('');
