/** Data in a page's HTML for the shell; written by a release, read in the browser. */

/** Ids of the elements that contain data. */
export const PAGE_IDS = {
  root: 'root',
  registry: 'marisma-registry',
  manifest: 'marisma-manifest',
  plan: 'marisma-plan',
} as const;

/** `data-page` of the page shown for an unknown pathname. */
export const NOT_FOUND_PAGE = '404';

/** Marks the notice that is shown when a page's scripts do not arrive. */
export const STALLED_MARK = 'data-stalled';

/** The key of `BootPlan.files` for every pathname without its own entry. */
export const ANY_PATH = '*';

export interface PlannedFile {
  href: string;
  as: 'script' | 'fetch';
  integrity?: string;
}

/** The scripts that a page needs; the shell's boot script loads them. */
export interface BootPlan {
  /** The shell's own scripts, in execution order. */
  scripts: string[];
  /** Other files that the page needs first, by pathname or `ANY_PATH`; fetched, not executed. */
  files: Record<string, PlannedFile[]>;
  /** Files needed where a visitor may be signed in. */
  client: PlannedFile[];
  /** The area build that `files` belong to; a browser with another build of the area fetches none of them. */
  area?: {
    url: string;
    build: string;
    /** Browsers with a bucket number below this percentage get a canary instead. */
    canaryBelow?: number;
  };
  /** The one language in which the page is written, whatever its URL's language. */
  language?: string;
  /** The area whose `files` only its members may fetch; absent on a public page. */
  guardedBy?: string;
}

/** The key under which the auth client keeps its session. */
export const AUTH_STORAGE_KEY = 'marisma.auth';
/** The key under which this browser remembers the guarded areas opened since sign-in. */
export const OPENED_AREAS_KEY = 'marisma.opened-areas';
/** The key under which a browser keeps its bucket number, 0 to 100, for canaries. */
export const BUCKET_KEY = 'marisma.bucket';
/** The key under which a browser keeps the shell's script that did not run, to report it later. */
export const LOST_SCRIPT_KEY = 'marisma.lost-script';
/** The key under which a tab keeps the builds that crashed in it. */
export const BROKEN_BUILDS_KEY = 'marisma.broken-builds';
/** The key under which a tab keeps the build whose code it is about to run. */
export const RUNNING_BUILD_KEY = 'marisma.running-build';
