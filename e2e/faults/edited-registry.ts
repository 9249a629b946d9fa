const KEY = /<meta name="marisma-key"[^>]*>/;

type Area = { live: Record<string, unknown>; previous?: unknown[] };

/** Whether this is the file of a registry, not a page that names one. */
const isFile = (text: string): boolean => text.startsWith('{');

/** A page as it is; its registry's file is not JSON. */
export const withoutRegistry = (text: string): string => (isFile(text) ? '{' : text);

/** A page that is not signed, and whose registry says something else of one area. */
export const withArea =
  (area: string, edit: (entry: Area) => Area) =>
  (text: string): string => {
    if (!isFile(text)) return text.replace(KEY, '');
    const registry = JSON.parse(text) as { areas: Record<string, Area> };
    registry.areas[area] = edit(registry.areas[area]!);
    return JSON.stringify(registry);
  };

/** An entry that breaks the registry's own rules. */
export const badEntry = ({ live, ...rest }: Area): Area => ({
  ...rest,
  live: { ...live, entry: '../elsewhere' },
});

/** An area that says of itself that it speaks another contract, and has no build before. */
export const otherContract = ({ live, ...rest }: Area): Area => ({
  ...rest,
  live: { ...live, contract: '9.0.0' },
  previous: [],
});
