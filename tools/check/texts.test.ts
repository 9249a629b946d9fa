import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { houseNames } from '@marisma/area-kit/houses';
import { ROOT } from '../release/paths';
import { en as englishMails } from '../../supabase/worker/mails/texts/en';
import { es as spanishMails } from '../../supabase/worker/mails/texts/es';
import { compareTexts } from './compare-texts';
import { faultsOf } from './render-texts';

let english: Record<string, unknown> = {};

// Every package's texts are passed to `selectTexts`; this mock records them.
jest.mock('../../shared/src/texts/select-texts', () => ({
  loaded: {},
  selectTexts<Words>(name: string, words: Words): Words {
    english[name] = words;
    return words;
  },
}));

/** Names, and words that are the same in both languages. */
const SAME = new Set([
  ...['Marisma', 'Villas & Residencias', 'Instagram', 'Facebook', 'YouTube', 'WhatsApp'],
  ...Object.values(houseNames),
  ...[
    'Chat',
    'Error 404',
    'Roles',
    'Total',
    'Extra',
    'Extras',
    'RFC',
    'CLABE',
    'SWIFT (BIC)',
    'USD',
    'ms',
    'Marina',
    'Palapa',
  ],
]);
/** Anchors, people, and texts that are Spanish in both languages at the owner's request. */
const SAME_AT = [
  /\.id$/,
  /^testimonials\.[\w-]+\.name$/,
  /^houseReviews\.of\.[\w-]+\.\d\.name$/,
  /^auth\.refusal$/,
  /^frame\.(disclaimer\.|footer\.demo$)/,
];
const mayBeSame = (text: string, path: string): boolean =>
  SAME.has(text.replace(/^(–|\d+)?[\s·]+/, '')) || SAME_AT.some((pattern) => pattern.test(path));

const textsOf = (name: string): string => join(ROOT, name, 'src/texts');

/** A module records its texts once, when it is imported. */
const read: Record<string, Record<string, unknown>> = {};

async function readEnglish(name: string): Promise<Record<string, unknown>> {
  if (read[name]) return read[name];
  english = {};
  for (const file of filesOf(join(textsOf(name), 'en'))) await import(file);
  return (read[name] = english);
}

const packages = readdirSync(ROOT).filter((name) => existsSync(join(textsOf(name), 'en')));
/** The modules of texts; folders beside them hold their parts. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));

const readSpanish = async (name: string): Promise<object> => {
  const files = filesOf(join(textsOf(name), 'es'));
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(file))))) as object;
};

describe.each(packages)('%s', (name) => {
  it('has a complete Spanish translation', async () => {
    const [own, spanish] = [await readEnglish(name), await readSpanish(name)];
    expect(compareTexts(own, spanish, mayBeSame)).toEqual([]);
  });

  it('reads well in both languages, whatever is counted or named', async () => {
    expect(faultsOf(await readEnglish(name), 'en')).toEqual([]);
    expect(faultsOf(await readSpanish(name), 'es')).toEqual([]);
  });
});

it('mails read well in both languages', () => {
  expect(faultsOf(englishMails, 'en')).toEqual([]);
  expect(faultsOf(spanishMails, 'es')).toEqual([]);
});

it('finds a plural after 1, a stray blank, and English on a Spanish page', () => {
  const words = {
    a: (count: number) => `${count} noches`,
    b: 'Hola , usted',
    c: 'Pague with tarjeta',
    d: 'Bien',
  };
  expect(faultsOf(words, 'es').map((fault) => fault.slice(0, 2))).toEqual(['.a', '.b', '.c']);
});

it.each(packages.filter((name) => name !== 'shared'))(
  '%s reuses no name of a shared text module',
  async (name) => {
    const [spanish, common] = [await readSpanish(name), await readSpanish('shared')];
    expect(Object.keys(spanish).filter((each) => each in common)).toEqual([]);
  },
);
