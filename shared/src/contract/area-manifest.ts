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

const firstDatum = z.object({
  /** Table and query as the data service's REST interface takes them; `{user}` is the id of who is signed in. */
  request: z.string().check(z.regex(/^\w+\?[\w=.,&{}-]+$/, 'must be a table and a query')),
  /** Whether it is for exactly one row, which then comes as an object. */
  single: z.optional(z.boolean()),
  /** Whether the service is to say how many rows there are in all. */
  counted: z.optional(z.boolean()),
});
export type FirstDatum = z.infer<typeof firstDatum>;

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
  /** Kept from search engines although it is public: a form that means nothing without what led to it. */
  unlisted: z.optional(z.boolean()),
  /** What a guarded page reads first, so that the browser asks for it beside the code. A wrong one costs a request. */
  firstData: z.optional(z.array(firstDatum)),
  /** The concrete paths of a public pattern with parameters: what exists, and is prerendered. */
  instances: z.optional(z.array(pathname)),
});

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

/** What a path's page says of itself in a language, before any of its code is loaded. */
export const pageWordsOf = (
  path: Pick<AreaPath, 'title' | 'description' | 'translations'>,
  locale: Locale,
): { title: string; description?: string } => {
  const { title, description } = path.translations?.[locale] ?? path;
  return { title, description };
};

/** What an area declares by hand, in its `area.config.ts`; the build adds the rest. */
export interface AreaDeclaration extends Pick<AreaManifest, 'name' | 'paths'> {
  /** Whether its public pages are written as HTML at release; they must then render the same without a browser. */
  prerender?: boolean;
}

/** Types an area's declaration. */
export const declareArea = (declaration: AreaDeclaration): AreaDeclaration => declaration;

/** The scripts that a path of an area needs first; of a path that nobody wrote out, what its pattern says. */
export const preloadsOf = (
  { preload }: Pick<AreaManifest, 'preload'>,
  pathname: string,
  pattern: string,
): string[] => preload[pathname] ?? preload[pattern] ?? [];
