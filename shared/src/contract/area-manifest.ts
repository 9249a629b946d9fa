import * as z from '../shape';
import type { Locale } from '../texts';
import { ROLES } from './role';

const areaName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a lower-case name'));
const buildId = z.string().check(z.regex(/^[a-z0-9]{6,40}$/, 'must be a build id'));
const pathname = z.string().check(z.regex(/^\/(?![/\\])/, 'must be a path on this site'));
const fileName = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/, 'must be a file beside area.json'));
const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 digest'));

const pageWords = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.optional(z.string()),
});

const areaPath = z.object({
  /** Route pattern as react-router reads it; `/*` at the end matches everything below. */
  path: pathname,
  /** `public`, or the roles that may open the path; any one is enough. */
  access: z.union([z.literal('public'), z.array(z.enum(ROLES)).check(z.minLength(1))]),
  /** `site`: between header and footer. `bare`: the area fills the window. */
  frame: z.enum(['site', 'bare']),
  /** Document title until the area's own code sets a better one. */
  title: z.string().check(z.minLength(1)),
  description: z.optional(z.string()),
  /** Title and description in other languages, by language tag; a missing text is shown in English. */
  translations: z.optional(z.record(z.string(), pageWords)),
  /**
   * The one language in which the page is written, whatever its URL's language; absent for a page in both languages.
   */
  language: z.optional(z.string()),
  /** The chat button and the notice of a newer release are not shown over the page. */
  quiet: z.optional(z.boolean()),
  /** Hidden from search engines although it is public: for example a form that makes sense only after another page. */
  unlisted: z.optional(z.boolean()),
  /** The concrete paths of a public pattern with parameters: the pages that exist and are prerendered. */
  instances: z.optional(z.array(pathname)),
});

const words = z.object({
  en: z.string().check(z.minLength(1)),
  es: z.string().check(z.minLength(1)),
});

const someRoles = z.array(z.enum(ROLES)).check(z.minLength(1));

const areaLinkItem = z.object({
  to: pathname,
  label: words,
  /** A small picture beside the label, of 4 to 3; decoration, because the label says where the link leads. */
  picture: z.optional(pathname),
});

export const areaLink = z.object({
  /** One of `LINK_PLACES`; an older shell leaves out a link whose place it does not know. */
  place: z.string(),
  label: words,
  /** The target. A link without a target has `items` and is shown as a menu of them. */
  to: z.optional(pathname),
  items: z.optional(z.array(areaLinkItem).check(z.minLength(1))),
  /** Links are sorted by this number, 100 when absent; links with equal numbers are sorted by area name. */
  order: z.optional(z.number()),
  /** Shown only to visitors with any of these roles; to everybody when absent. */
  roles: z.optional(someRoles),
  /** Hidden from visitors with any of these roles. */
  except: z.optional(someRoles),
  /** A number beside the label, fetched late and only for signed-in visitors who see the link. */
  count: z.optional(
    z.object({
      /** Function of the data service, called without arguments. */
      rpc: z.string().check(z.regex(/^\w+$/, 'must be the name of a function')),
      /** Field of the function's result that holds the number. */
      field: z.string(),
    }),
  ),
});

export const areaHomes = z.record(z.string(), pathname);

/**
 * `area.json`: everything that the shell knows of an area before it loads the area's code. The area's build writes the
 * file beside its output; a release copies it into the registry. Unknown keys are dropped, not refused: a newer minor
 * version may have added them.
 */
export const areaManifest = z.object({
  name: areaName,
  /** The lowest contract version that the build needs. */
  contract: z.string(),
  build: buildId,
  /** The federation manifest, relative to area.json. */
  entry: fileName,
  /** The federation container's global name; differs per build so that two builds can be loaded in one tab. */
  container: z.string().check(z.regex(/^[A-Za-z_]\w*$/)),
  paths: z.array(areaPath).check(z.minLength(1)),
  /** Links to the area in the shell's menus. */
  links: z.optional(z.array(areaLink)),
  /** The page where a visitor lands after signing in, by role. */
  homes: z.optional(areaHomes),
  /** Digest of every file that may be fetched or run, by file name. */
  integrity: z.record(fileName, sha384),
  /** Scripts to preload, by concrete path or by pattern; see `preloadsOf`. */
  preload: z.record(z.string(), z.array(fileName)),
  /** Bytes (brotli) of the area's own scripts that its heaviest page needs. */
  bytes: z.number(),
  /** Version ranges of the libraries that the build takes from the shell; a composer compares them. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** The bundle that a release runs to write the area's public pages as HTML; browsers never request it. */
  server: z.optional(z.object({ file: fileName, integrity: sha384 })),
});

export type AreaManifest = z.infer<typeof areaManifest>;
export type AreaPath = AreaManifest['paths'][number];
export type Access = AreaPath['access'];
export type AreaLink = NonNullable<AreaManifest['links']>[number];
export type LinkCount = NonNullable<AreaLink['count']>;

/** The menus that contain links; `terms` is the link to the terms that a visitor agrees to. */
export const LINK_PLACES = ['header', 'account', 'footer', 'terms', 'not-found'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

/** A path's title and description in a language, known before the area's code is loaded. */
export const pageWordsOf = (
  path: Pick<AreaPath, 'title' | 'description' | 'translations'>,
  locale: Locale,
): { title: string; description?: string } => {
  const { title, description } = path.translations?.[locale] ?? path;
  return { title, description };
};

/** The scripts that a path of an area needs first; a path without its own entry gets its pattern's entry. */
export const preloadsOf = (
  { preload }: Pick<AreaManifest, 'preload'>,
  pathname: string,
  pattern: string,
): string[] => preload[pathname] ?? preload[pattern] ?? [];
