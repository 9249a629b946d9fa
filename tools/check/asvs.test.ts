import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/paths';

/** The number of requirements of OWASP ASVS 5.0.0 at each level that the table covers. */
const REQUIREMENTS = { 1: 70, 2: 183 };
const CHAPTERS = 17;
const STATES = ['met', 'partly', 'open', 'hosting', 'not applicable'];

const [header, ...lines] = readFileSync(join(ROOT, 'docs/asvs.csv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.slice(1, -1).split('","'));
const rows = lines.map(([id = '', level = '', subject = '', state = '', proof = '', note = '']) => ({
  id,
  level,
  subject,
  state,
  proof,
  note,
}));
const idsWhere = (isWrong: (row: (typeof rows)[number]) => boolean): string[] =>
  rows.filter(isWrong).map(({ id }) => id);

/** The numbers of an id, such as [1, 2, 10]; empty when it is malformed. */
const numbersOf = (id: string): number[] =>
  /^v5\.0\.0-(\d+)\.(\d+)\.(\d+)$/.exec(id)?.slice(1).map(Number) ?? [];
const isBefore = (a: string, b: string): boolean => {
  const [[a1 = 0, a2 = 0, a3 = 0], [b1 = 0, b2 = 0, b3 = 0]] = [numbersOf(a), numbersOf(b)];
  return a1 < b1 || (a1 === b1 && (a2 < b2 || (a2 === b2 && a3 < b3)));
};

it('has one line for each requirement of levels 1 and 2, in order, in every chapter', () => {
  expect(header).toEqual(['id', 'level', 'subject', 'state', 'proof', 'note']);
  expect(idsWhere(({ id }) => numbersOf(id).length !== 3)).toEqual([]);
  expect(rows.filter(({ id }, index) => index > 0 && !isBefore(rows[index - 1]!.id, id))).toEqual([]);
  const chapters = new Set(rows.map(({ id }) => numbersOf(id)[0]));
  expect([...chapters]).toEqual(Array.from({ length: CHAPTERS }, (_, index) => index + 1));
  for (const [level, count] of Object.entries(REQUIREMENTS)) {
    expect(idsWhere((row) => row.level === level)).toHaveLength(count);
  }
});

it('names a state and a subject in every line', () => {
  expect(idsWhere(({ state, subject }) => !STATES.includes(state) || subject === '')).toEqual([]);
});

it('proves a met requirement by a file that exists, and gives a reason for every other one', () => {
  expect(idsWhere(({ proof }) => proof !== '' && !existsSync(join(ROOT, proof)))).toEqual([]);
  expect(idsWhere(({ state, proof }) => state === 'met' && proof === '')).toEqual([]);
  expect(idsWhere(({ state, note }) => state !== 'met' && note === '')).toEqual([]);
});

it('explains a proof that is no test', () => {
  const isTest = (file: string): boolean => /(\.(test|spec)|-suite)\.tsx?$/.test(file);
  expect(idsWhere(({ proof, note }) => proof !== '' && !isTest(proof) && note === '')).toEqual([]);
});
