/** Loaded texts of another language, by name; only for `loadTexts`. */
export const loaded: Record<string, unknown> = {};

/**
 * Selects texts when a module is evaluated: those of this name in the loaded language, else the English ones. One
 * module per name lets every page contain only the English texts that it uses.
 * @param name the export of `texts/es` with the same texts
 */
export const selectTexts = <Words>(name: string, english: Words): Words =>
  (loaded[name] as Words | undefined) ?? english;
