// The site's own requests read one table at a time and combine no conditions within conditions.
const EMBEDS = 3;
const EMBED_DEPTH = 1;
const CONDITION_DEPTH = 8;
const MOST_PARENTS = 100;
// PostgreSQL stores no NUL in a text; in a name it would cut the message to the database short.
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Bounds what one data request can ask of the embedded database, which runs in the site's own process, where no
 * query can be stopped. Embedded rows multiply by each level, so one level is allowed, below at most 100 rows.
 * @returns why the request is refused; undefined when it is within the limits, which `url` then states
 */
export function limitQuery({ searchParams }: URL, range?: string): string | undefined {
  const selects = searchParams.getAll('select');
  const embeds = selects.join().split('(').length - 1;
  if (embeds > EMBEDS || depthOf(selects) > EMBED_DEPTH) return 'The request embeds too many tables.';
  if (depthOf([...searchParams.values()]) > CONDITION_DEPTH) return 'The conditions are nested too deeply.';
  if (embeds > 0) {
    if (range !== undefined) return 'A request that embeds tables names its rows by limit and offset.';
    const asked = Number(searchParams.get('limit') ?? MOST_PARENTS);
    searchParams.set('limit', String(asked < MOST_PARENTS ? asked : MOST_PARENTS));
  }
  return undefined;
}

/** Whether a request has a NUL, which no text of the database can hold. */
export const hasNul = (url: URL, body: string): boolean =>
  url.search.includes('%00') || NUL_IN_JSON.test(body);

function depthOf(texts: string[]): number {
  let deepest = 0;
  for (const text of texts) {
    let depth = 0;
    for (const sign of text) {
      if (sign === '(') deepest = Math.max(deepest, ++depth);
      if (sign === ')') depth--;
    }
  }
  return deepest;
}
