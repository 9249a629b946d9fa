import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@marisma/shared/texts';
import { ROOT } from '../release/paths';
import { compareTexts } from './compare-texts';

interface Words {
  english: Record<string, unknown>;
  loadSpanish?: () => Promise<object>;
}

const words = new Map<Language['translated'], Words>();

// Every package makes its language with this: here it writes down what passes through it.
jest.mock('../../shared/src/texts/language', () => ({
  createLanguage(loadSpanish?: () => Promise<object>): Language {
    const own: Words = { english: {}, loadSpanish };
    const translated = <Said>(name: string, english: Said): Said => {
      own.english[name] = english;
      return english;
    };
    words.set(translated, own);
    return { loadTexts: async () => {}, translated };
  },
}));

/** Names, and words that both languages have. */
const SAME = new Set([
  ...['Marisma', 'Villas & Residencias', 'Instagram', 'Facebook', 'YouTube', 'WhatsApp'],
  ...['Lagoon Villa Serenity', 'Ocean Villa Infinity', 'Lagoon Apartment Harmony', 'Villa Paradise'],
  ...['Chat', 'Error 404', 'Roles', 'Total', 'USD', 'ms'],
]);
/** Anchors, people, and what is Spanish in both languages because the site's owner wants it so. */
const SAME_AT = [
  /\.id$/,
  /^testimonials\.[\w-]+\.name$/,
  /^auth\.refusal$/,
  /^frame\.(disclaimer\.|footer\.demo$)/,
];
const mayBeSame = (text: string, path: string): boolean =>
  SAME.has(text.replace(/^(Uno|\d+)?[\s·]+/, '')) || SAME_AT.some((pattern) => pattern.test(path));

const sourceOf = (name: string): string => join(ROOT, name, 'src');
const languageOf = (name: string): string =>
  join(sourceOf(name), name === 'shared' ? 'texts/kit.ts' : 'texts/language.ts');

/** Modules whose words pass through a package's language; the Spanish ones are its to load. */
const isEnglish = (file: string): boolean =>
  /(^|\/)texts(\/.*)?\.ts$/.test(file) && !/\/es(\/|\.ts$)|\.test\./.test(file);

const listEnglish = (name: string): string[] =>
  readdirSync(sourceOf(name), { recursive: true, encoding: 'utf8' }).filter(isEnglish);

async function readWords(name: string): Promise<Words> {
  for (const file of listEnglish(name)) await import(join(sourceOf(name), file));
  const language = (await import(languageOf(name))) as Partial<Language> & { kit?: Language };
  const { translated } = language.kit ?? language;
  const own = translated && words.get(translated);
  if (!own) throw new Error(`${name} has no language of its own`);
  return own;
}

const packages = readdirSync(ROOT).filter((name) => /^(shared|shell|remote-.+)$/.test(name));

describe.each(packages.filter((name) => listEnglish(name).length > 0))('%s', (name) => {
  it('has a language for its words', () => expect(existsSync(languageOf(name))).toBe(true));

  it('says everything in Spanish', async () => {
    const { english, loadSpanish } = await readWords(name);
    expect(Object.keys(english)).not.toEqual([]);
    const spanish = await loadSpanish?.();
    expect(compareTexts(english, spanish && { ...spanish }, mayBeSame)).toEqual([]);
  });
});
