const KEY = /<meta name="marisma-key"[^>]*>/;

type Area = { live: Record<string, unknown>; previous?: unknown[] };

/** Whether this text is a registry file, not a page. */
const isFile = (text: string): boolean => text.startsWith('{');

/** Leaves a page unchanged and makes its registry file invalid JSON. */
export const withoutRegistry = (text: string): string => (isFile(text) ? '{' : text);

/** Removes the page's signing key and edits one area of its registry. */
export const withArea =
  (area: string, edit: (entry: Area) => Area) =>
  (text: string): string => {
    if (!isFile(text)) return text.replace(KEY, '');
    const registry = JSON.parse(text) as { areas: Record<string, Area> };
    registry.areas[area] = edit(registry.areas[area]!);
    return JSON.stringify(registry);
  };

/** An entry that is invalid in a registry. */
export const badEntry = ({ live, ...rest }: Area): Area => ({
  ...rest,
  live: { ...live, entry: '../elsewhere' },
});

/** An area that declares another contract, without a previous build. */
export const otherContract = ({ live, ...rest }: Area): Area => ({
  ...rest,
  live: { ...live, contract: '9.0.0' },
  previous: [],
});
