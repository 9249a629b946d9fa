import { readdirSync } from 'node:fs';
import { describe } from 'node:test';

import { EMBEDDED_GRANTS } from '../support/schema';
import type { SqlSession } from '../support/sql-session';
import { schemaOn } from '../support/tests-on';

type Suite = () => void;

/** The suites that share one engine, each by the path of its file without `-suite.ts`. */
const SUITES = ['stays', 'desk', 'house', 'owners', 'calendars'].flatMap((folder) =>
  readdirSync(new URL(`../${folder}/`, import.meta.url))
    .filter((file) => file.endsWith('-suite.ts') && file !== 'stays-suite.ts')
    .map((file) => `${folder}/${file.replace('-suite.ts', '')}`),
);

/** The suites whose names contain every word. */
export const chooseSuites = (words: string[]): string[] =>
  SUITES.filter((name) => words.every((word) => name.includes(word)));

/** The function of a suite's file that declares its tests. */
async function load(name: string): Promise<Suite> {
  const exported = (await import(`../${name}-suite.ts`)) as Record<string, unknown>;
  return Object.entries(exported).find(([key]) => key.endsWith('InSql'))?.[1] as Suite;
}

/** Runs everything about stays and requests on one engine, or the suites that DATABASE_SUITES names. */
export async function staysInSql(name: string, open: () => Promise<SqlSession>): Promise<void> {
  const suites = await Promise.all((process.env['DATABASE_SUITES']?.split(' ') ?? SUITES).map(load));
  describe(`stays on ${name}`, () => {
    schemaOn(open, '', EMBEDDED_GRANTS);
    for (const suite of suites) suite();
  });
}
