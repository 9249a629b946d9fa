/** Text as a search compares it: no case, no accents, plain apostrophes, single blanks. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether every word of the search stands somewhere in the text; an empty search fits any. */
export function hasWords(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
