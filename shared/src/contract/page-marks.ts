/** What a page of the site says to the shell that runs in it; written by a release, read in the browser. */

/** Ids of the elements that carry data. */
export const PAGE_IDS = {
  root: 'root',
  registry: 'marisma-registry',
  manifest: 'marisma-manifest',
  plan: 'marisma-plan',
} as const;

/** `data-page` of the page that answers for what is not there. */
export const NOT_FOUND_PAGE = '404';

/** Marks the words of a page that its scripts have not brought to life. */
export const STALLED_MARK = 'data-stalled';

/** The file of the list below that stands for every pathname that has none of its own. */
export const ANY_PATH = '*';

export interface PlannedFile {
  href: string;
  as: 'script' | 'fetch';
  integrity?: string;
}

/** Which scripts a page needs; carried out by the shell's boot script. */
export interface BootPlan {
  /** The shell's own, in the order in which they run. */
  scripts: string[];
  /** What else the page needs first, by pathname or `ANY_PATH`; only fetched, nothing of it runs. */
  files: Record<string, PlannedFile[]>;
  /** Needed where somebody may be signed in. */
  client: PlannedFile[];
  /** The area's build that `files` are of; a browser that gets another one asks for none of them. */
  area?: {
    url: string;
    build: string;
    /** Browsers with a place below this share get a canary instead. */
    canaryBelow?: number;
  };
  /** The one language that the page is written in, whatever its address says. */
  language?: string;
  /** The area whose `files` only its members may ask for; none on a public page. */
  guardedBy?: string;
}

/** The key under which the auth client keeps its session. */
export const AUTH_STORAGE_KEY = 'marisma.auth';
/** The key under which this browser remembers the guarded areas that it has opened since signing in. */
export const OPENED_AREAS_KEY = 'marisma.opened-areas';
/** The key under which a browser keeps its place between 0 and 100 for canaries. */
export const BUCKET_KEY = 'marisma.bucket';
/** The key under which a tab keeps the builds that fell over in it. */
export const BROKEN_BUILDS_KEY = 'marisma.broken-builds';
