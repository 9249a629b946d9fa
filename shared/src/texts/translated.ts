/** Words of another language that were loaded, by name; for `loadTexts` alone. */
export const loaded: Record<string, unknown> = {};

/**
 * Chooses words when a module is evaluated: those of this name in the language that was loaded, else the English
 * ones. One module for each name lets every page bring only the English that it says.
 * @param name the export of `texts/es` with the same words
 */
export const translated = <Words>(name: string, english: Words): Words =>
  (loaded[name] as Words | undefined) ?? english;
