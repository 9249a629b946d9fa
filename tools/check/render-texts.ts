import { plural } from '@marisma/area-kit/format';

/** Arguments of functions of texts; one that takes other types than a row has gives no text. */
export const ROWS: readonly unknown[][] = [
  [5, 9, 12, 14],
  ...[0, 1, 2, 21].map((count) => [count, count, count, count]),
  ['Lupita', 'Lagoon Villa Serenity', 'MR-2107', '3 feb 2027'],
  ['Andrés', false, true],
  [5, 'feb'],
  ['feb', 'why', 1],
  [5000, { count: 7, bytes: 9000 }],
  [{ checkIn: '15:00', checkOut: '11:00', host: 'Ana', phone: '555', id: 'M-1' }],
  [{ dates: '1–8', total: '$900' }],
];

export type TextFunction = (...args: unknown[]) => unknown;

/** What a function of texts says of a row; undefined unless it is a proper text. */
export function callText(words: TextFunction, row: readonly unknown[]): string | undefined {
  try {
    const text = words(...row);
    return typeof text === 'string' && !/undefined|NaN|null|\[object/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

const FAULTS: Record<string, readonly RegExp[]> = {
  en: [/\b1 (?:nights|guests|days|pets|files|entries|minutes|seconds|hours)\b/, /\bCanceled|\bcanceling/i],
  es: [
    /\b1 (?:noches|huéspedes|días|mascotas|archivos|entradas|minutos|segundos|horas|personas)\b/,
    /\b1 noche (?:ocupadas|reservadas|bloqueadas|que ocupaba se podrán)/,
    /\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d/,
    /\b(?:the|and|your|with|please|nights?|guests?|stays?|housekeeping)\b/i,
    /equipo anfitrión|mesa de atención|hora de la casa/i,
  ],
};
const ANYWHERE = [
  / {2}/,
  / [,;.:](?!\w)/,
  /(?<!\.)\.\.(?!\.)/,
  /GMT[-+]/,
  /house time|house team|the house decides/i,
];

/** Counts that are never 1: figures of the houses and of the policy, choices of a list, runs of nights. */
const NEVER_ONE =
  /goodToKnow|\.option$|nearbyNights\.free$|health\.longest$|popular\.facts$|\.sleeps(?:Fewer)?$|refusals\.tooFar$/;
/** Anchors of headings. */
const NO_WORDS = /\.id$/;

/** Every message of a module of texts, each function called with counts, names and dates. */
function render(words: unknown, locale: string, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    return ROWS.flatMap((row): [string, string][] => {
      const text = callText(words as TextFunction, row);
      return text === undefined ? [] : [[path, text]];
    });
  }
  if (typeof words !== 'object' || words === null) return [];
  if ('one' in words && 'other' in words) {
    return [0, 1, 2, 21].map((count) => [path, plural(count, words as Parameters<typeof plural>[1], locale)]);
  }
  return Object.entries(words).flatMap(([key, inner]) => render(inner, locale, `${path}.${key}`));
}

/** Faults of messages as they are read: a plural after 1, a stray blank, another language, words of ours. */
export const faultsOf = (words: object, language: 'en' | 'es'): string[] =>
  render(words, language === 'es' ? 'es-MX' : 'en', '')
    .filter(([path, text]) => !NO_WORDS.test(path) && !(NEVER_ONE.test(path) && /(?:^|\D)1\D|feb/.test(text)))
    .filter(([, text]) => [...ANYWHERE, ...(FAULTS[language] ?? [])].some((fault) => fault.test(text)))
    .map(([path, text]) => `${path}: ${text}`);
