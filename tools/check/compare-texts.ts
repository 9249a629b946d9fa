/** A fault that a translation has, compared with the English texts. */
export interface TextFault {
  /** Path of the text, such as `auth.signIn.submit`. */
  path: string;
  fault: string;
}

/** Arguments for text functions; the first row for which the English function returns a proper text is used. */
const SAMPLES: readonly unknown[][] = [
  [5, 9, 12, 14],
  ['Uno', 'Dos', 'Tres'],
  ['Uno', false, true],
  [5000, { count: 7, bytes: 9000 }],
  [{ checkIn: '15:00', checkOut: '11:00', host: 'Ana', phone: '555', id: 'M-1' }],
  [{ dates: '1–8', total: '$900' }],
];
/** Counts that need singular or plural. */
const COUNTS: readonly unknown[][] = [[0], [1], [2]];

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
  if (typeof english === 'function') return compareCalls(english as Call, other as Call, mayStay).flatMap(at);
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

type Call = (...args: unknown[]) => unknown;

function compareCalls(english: Call, other: Call, same: (text: string) => boolean): string[] {
  const sample = SAMPLES.map((row) => row.slice(0, Math.max(english.length, other.length))).find((row) =>
    makesSense(attempt(english, row)),
  );
  if (!sample) return ['a function that returns no proper text for any sample'];
  const rows = sample.length === 1 && typeof sample[0] === 'number' ? [sample, ...COUNTS] : [sample];
  return rows.flatMap((row) => {
    const [original, translated] = [attempt(english, row), attempt(other, row)];
    if (!makesSense(translated)) return [`returns ${String(translated)} for ${JSON.stringify(row)}`];
    const lost = row.filter(
      (given) => mentions(original as string, given) && !mentions(translated as string, given),
    );
    if (lost.length > 0 && row === sample) return [`leaves out ${lost.join(', ')}: ${String(translated)}`];
    return compareStrings(original as string, translated as string, same);
  });
}

const attempt = (call: Call, args: readonly unknown[]): unknown => {
  try {
    return call(...args);
  } catch {
    return undefined;
  }
};

const makesSense = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && !/undefined|NaN|null|\[object|true|false/.test(text);

const mentions = (text: string, given: unknown): boolean =>
  typeof given !== 'object' && typeof given !== 'boolean' && text.includes(String(given));
