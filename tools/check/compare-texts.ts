import { callText, ROWS, type TextFunction } from './render-texts';

/** A fault that a translation has, compared with the English texts. */
export interface TextFault {
  /** Path of the text, such as `auth.signIn.submit`. */
  path: string;
  fault: string;
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Finds the faults of a translation: a missing or superfluous entry, an empty or padded text, a text that is
 * still English, a function that leaves out its arguments.
 * @param same whether a text, such as a name, may be the same in both languages
 */
export function compareTexts(
  english: unknown,
  other: unknown,
  same: (text: string, path: string) => boolean,
  path = '',
): TextFault[] {
  const at = (fault: string): TextFault[] => [{ path, fault }];
  if (typeof english !== typeof other || Array.isArray(english) !== Array.isArray(other)) {
    return at(other === undefined ? 'missing' : 'of another kind');
  }
  const mayStay = (text: string): boolean => same(text, path);
  if (typeof english === 'string') return compareStrings(english, other as string, mayStay).flatMap(at);
  if (typeof english === 'function')
    return compareCalls(english as TextFunction, other as TextFunction, mayStay).flatMap(at);
  if (!isPlain(english) || !isPlain(other)) return [];
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    key in english
      ? compareTexts(english[key], other[key], same, path ? `${path}.${key}` : key)
      : [{ path: `${path}.${key}`, fault: 'superfluous' }],
  );
}

function compareStrings(english: string, other: string, same: (text: string) => boolean): string[] {
  if (english.trim() !== '' && other.trim() === '') return ['empty'];
  if (other !== other.trim() && english === english.trim()) return ['padded with blanks'];
  return english === other && hasWords(english) && !same(english) ? [`still English: ${english}`] : [];
}

function compareCalls(english: TextFunction, other: TextFunction, same: (text: string) => boolean): string[] {
  const arity = Math.max(english.length, other.length);
  const calls = ROWS.map((row) => row.slice(0, arity)).flatMap((row) => {
    const text = callText(english, row);
    return text && !/true|false/.test(text) ? [{ row, text }] : [];
  });
  if (calls.length === 0) return ['a function that returns no proper text for any sample'];
  const faults = calls.flatMap(({ row, text }, at) => {
    const translated = callText(other, row);
    if (!translated) return [`returns no proper text for ${JSON.stringify(row)}`];
    const lost = row.filter((given) => mentions(text, given) && !mentions(translated, given));
    if (at === 0 && lost.length > 0) return [`leaves out ${lost.join(', ')}: ${translated}`];
    // What was given is the same in both languages.
    const given = row.filter((each) => typeof each === 'string');
    const own = (said: string): string => given.reduce((rest, each) => rest.replaceAll(each, '–'), said);
    return compareStrings(own(text), own(translated), same);
  });
  return faults.slice(0, 1);
}

const mentions = (text: string, given: unknown): boolean =>
  typeof given !== 'object' && typeof given !== 'boolean' && text.includes(String(given));
