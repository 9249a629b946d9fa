import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/paths';

// Prints how large the project is: `npm run census`. Lines are those that are not blank, of TypeScript and SQL.
const WORDS_AND_DATA = /generated|database\.types|\/texts\/|\/content\/|\/sample|\/words\/|seed/;
const TESTS = /\.test\.|\.spec\.|\/tests?\/|\/testing\/|^e2e\/|\/jest\//;
const MIGRATIONS = 'supabase/migrations/';
const TYPES = 'shared/src/data/database.types.ts';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.sql'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !WORDS_AND_DATA.test(file));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const linesOf = (list: string[]): number =>
  list.reduce(
    (sum, file) =>
      sum +
      read(file)
        .split('\n')
        .filter((line) => line.trim() !== '').length,
    0,
  );

const tests = files.filter((file) => TESTS.test(file));
const code = files.filter((file) => !TESTS.test(file));

const defined = readdirSync(join(ROOT, MIGRATIONS))
  .flatMap((file) => [...read(MIGRATIONS + file).matchAll(/^create (?:or replace )?function ([\w.]+)/gm)])
  .map(([, name]) => name);
const twice = new Set(defined.filter((name, at) => defined.indexOf(name) !== at));

const functions = read(TYPES).split('Functions: {')[1] ?? '';
const untyped = functions.match(/Returns: Json\b/g) ?? [];

const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { dev?: boolean; link?: boolean; optional?: boolean }>;
};
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules') && !link,
);

console.table({
  'lines of code': linesOf(code),
  'lines of tests': linesOf(tests),
  'files of code': code.length,
  'files of tests': tests.length,
  'functions defined twice in SQL': twice.size,
  'functions in SQL': new Set(defined).size,
  'answers typed Json': untyped.length,
  'packages in the lock file': packages.length,
  'packages of a start, with those of other systems': packages.filter(([, { dev }]) => !dev).length,
});
