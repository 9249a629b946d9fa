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
  /** Route pattern as react-router reads it; `/*` at the end takes in everything below. */
  path: pathname,
  /** `public`, or the roles any one of which opens it. */
  access: z.union([z.literal('public'), z.array(z.enum(ROLES)).check(z.minLength(1))]),
  /** `site`: between header and footer. `bare`: the area has the whole window. */
  frame: z.enum(['site', 'bare']),
  /** Document title until the area's own code has set a better one. */
  title: z.string().check(z.minLength(1)),
  description: z.optional(z.string()),
  /** Title and description in other languages, by language tag; what is missing is said in English. */
  translations: z.optional(z.record(z.string(), pageWords)),
  /** The one language that the page is written in, whatever its address says; both when left out. */
  language: z.optional(z.string()),
  /** The chat button and the notice of a newer release are not shown over the page. */
  quiet: z.optional(z.boolean()),
  /** Kept from search engines although it is public: a form that means nothing without what led to it. */
  unlisted: z.optional(z.boolean()),
  /** The concrete paths of a public pattern with parameters: what exists, and is prerendered. */
  instances: z.optional(z.array(pathname)),
});

const words = z.object({
  en: z.string().check(z.minLength(1)),
  es: z.string().check(z.minLength(1)),
});

const someRoles = z.array(z.enum(ROLES)).check(z.minLength(1));

export const areaLink = z.object({
  /** One of `LINK_PLACES`; an older shell leaves out a link whose place it does not know. */
  place: z.string(),
  label: words,
  /** Where it leads. A link without it has `items`, and is a menu of them. */
  to: z.optional(pathname),
  items: z.optional(z.array(z.object({ to: pathname, label: words })).check(z.minLength(1))),
  /** The smaller number stands first; 100 when left out. Areas of the same number stand by name. */
  order: z.optional(z.number()),
  /** Shown to visitors with any one of these roles; to everybody when left out. */
  roles: z.optional(someRoles),
  /** Not shown to visitors with any one of these roles. */
  except: z.optional(someRoles),
  /** A number beside the label, asked for late and only for signed-in visitors who see the link. */
  count: z.optional(
    z.object({
      /** Function of the data service, called without arguments. */
      rpc: z.string().check(z.regex(/^\w+$/, 'must be the name of a function')),
      /** Field of its answer that holds the number. */
      field: z.string(),
    }),
  ),
});

export const areaHomes = z.record(z.string(), pathname);

/**
 * `area.json`: all that the shell knows of an area before any of its code is loaded.
 * Written beside the build by the area's own build, copied into the registry by a release. Keys that this
 * contract doesn't know are left out, not refused: a newer minor may have added them.
 */
export const areaManifest = z.object({
  name: areaName,
  /** The contract that the build needs, at least. */
  contract: z.string(),
  build: buildId,
  /** The federation manifest, relative to area.json. */
  entry: fileName,
  /** The federation container's global name; differs per build so that two builds can live in one tab. */
  container: z.string().check(z.regex(/^[A-Za-z_]\w*$/)),
  paths: z.array(areaPath).check(z.minLength(1)),
  /** Links to the area in the shell's menus. */
  links: z.optional(z.array(areaLink)),
  /** Where a visitor of a role goes after signing in, by role. */
  homes: z.optional(areaHomes),
  /** Digest of every file that may be fetched or run, by file name. */
  integrity: z.record(fileName, sha384),
  /** Scripts to preload, by concrete path or else by pattern; see `preloadsOf`. */
  preload: z.record(z.string(), z.array(fileName)),
  /** Bytes (brotli) of the area's own scripts that its heaviest page needs. */
  bytes: z.number(),
  /** The bundle that a release runs to write the area's public pages as HTML; browsers never ask for it. */
  server: z.optional(z.object({ file: fileName, integrity: sha384 })),
});

export type AreaManifest = z.infer<typeof areaManifest>;
export type AreaPath = AreaManifest['paths'][number];
export type Access = AreaPath['access'];
export type AreaLink = NonNullable<AreaManifest['links']>[number];
export type LinkCount = NonNullable<AreaLink['count']>;

/** The menus that links stand in; `terms` is the link to what a visitor agrees to. */
export const LINK_PLACES = ['header', 'account', 'footer', 'terms', 'not-found'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

/** What a path's page says of itself in a language, before any of its code is loaded. */
export const pageWordsOf = (
  path: Pick<AreaPath, 'title' | 'description' | 'translations'>,
  locale: Locale,
): { title: string; description?: string } => {
  const { title, description } = path.translations?.[locale] ?? path;
  return { title, description };
};

/** The scripts that a path of an area needs first; of a path that nobody wrote out, what its pattern says. */
export const preloadsOf = (
  { preload }: Pick<AreaManifest, 'preload'>,
  pathname: string,
  pattern: string,
): string[] => preload[pathname] ?? preload[pattern] ?? [];
