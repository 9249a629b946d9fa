const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that turn the direction of the text after them (Unicode UAX 9). */
const TURNS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MAX_CHARACTERS = 60;

/**
 * Cleans the value of a one-line field for use in a sentence or a header: one line, not too long, and
 * without effect on the direction of the text around it.
 * @returns an empty text where nothing was said
 */
export function oneLine(written = ''): string {
  const plain = written.replace(TURNS, '').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  if (plain === '-') return '';
  const characters = [...plain];
  const short =
    characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('').trim()}…` : plain;
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short;
}

/** Cleans the value of a multi-line field of invisible characters. */
export const manyLines = (written = ''): string =>
  written
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(TURNS, '')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
