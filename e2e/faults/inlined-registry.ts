const REGISTRY = /(<script[^>]*id="marisma-registry"[^>]*>)(.*?)(<\/script>)/s;
const KEY = /<meta name="marisma-key"[^>]*>/;

type Area = { live: Record<string, unknown>; previous?: unknown[] };

/** Whether this is the file of a registry, not a page that holds or names one. */
const isFile = (text: string): boolean => text.startsWith('{');

/** A page whose registry is not JSON, or that registry's file. */
export const withoutRegistry = (text: string): string =>
  isFile(text) ? '{' : text.replace(REGISTRY, '$1{$3');

/** A page that is not signed and whose registry says something else of one area; or that registry's file. */
export const withArea = (area: string, edit: (entry: Area) => Area) => {
  const editJson = (json: string): string => {
    const registry = JSON.parse(json) as { areas: Record<string, Area> };
    registry.areas[area] = edit(registry.areas[area]!);
    return JSON.stringify(registry).replaceAll('<', '\\u003c');
  };
  return (text: string): string =>
    isFile(text)
      ? editJson(text)
      : text
          .replace(KEY, '')
          .replace(
            REGISTRY,
            (_all, open: string, json: string, close: string) => open + (json && editJson(json)) + close,
          );
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
