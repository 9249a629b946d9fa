import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Stage {
  name: string;
  /** Arguments of `npm run`. */
  run: string[];
  env?: Record<string, string>;
  /** Reads the counts from what the stage wrote or said; without it the stage itself counts as one check. */
  count?: (output: string) => Counts;
}

const reports = mkdtempSync(join(tmpdir(), 'marisma-checks-'));
const report = (name: string): string => join(reports, `${name}.json`);
const readJson = (name: string): unknown => JSON.parse(readFileSync(report(name), 'utf8'));

const countJest = (name: string) => (): Counts => {
  const result = readJson(name) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
};

const countPlaywright = (): Counts => {
  const { stats, errors } = readJson('e2e') as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
};

const countLines = (output: string): Counts => ({
  passed: output.match(/^ok /gm)?.length ?? 0,
  failed: output.match(/^FAIL /gm)?.length ?? 0,
});

/** `N passed, N failed, …`, as the database tests end. */
const countLastLine = (output: string): Counts => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed.*\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
};

const jest = (name: string, script: string): Stage => ({
  name,
  run: [script, '--', '--silent', '--json', `--outputFile=${report(name)}`],
  count: countJest(name),
});

/** What `npm test` runs, in this order: the quick ones first. */
export const STAGES: Stage[] = [
  { name: 'lint', run: ['lint'] },
  { name: 'types', run: ['types'], count: countLines },
  { name: 'imports', run: ['imports'] },
  jest('unit', 'unit'),
  { name: 'database', run: ['database'], count: countLastLine },
  { name: 'budgets', run: ['budgets'], count: countLines },
  { name: 'e2e', run: ['e2e'], env: { E2E_REPORT: report('e2e') }, count: countPlaywright },
];
