import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJest, readLastLine, readLines, readPlaywright, type Outcome } from './read-outcome';

export interface Stage {
  name: string;
  /** A command with its arguments; the path includes commands of installed packages. */
  run: string[];
  env?: Record<string, string>;
  /** Reads the outcome from the stage's report or output; without `read` the stage counts as one check. */
  read?: (output: string) => Outcome;
  /** Whether the output is also shown when the stage passes. */
  verbose?: boolean;
  /** Whether the stage runs alone, because its tests depend on time. */
  alone?: boolean;
}

const reports = mkdtempSync(join(tmpdir(), 'marisma-checks-'));
process.on('exit', () => rmSync(reports, { recursive: true }));
const report = (name: string): string => join(reports, `${name}.json`);
const readJson = (name: string): unknown => JSON.parse(readFileSync(report(name), 'utf8'));

/**
 * The stages of `npm test`: two at a time in this order, the longest first, then the stages that run alone.
 * @param whole whether the tests run their complete matrices, not one representative of each
 */
export const listStages = (whole: boolean): Stage[] => [
  {
    name: 'unit',
    // Two workers beside the second stage: otherwise a processor is idle once one of the two stages has ended.
    run: ['jest', '--maxWorkers=2', '--silent', '--json', `--outputFile=${report('unit')}`],
    ...(whole && { env: { UNIT_MATRICES: 'whole' } }),
    read: () => readJest(readJson('unit')),
  },
  {
    name: 'database',
    run: ['npm', 'run', '--silent', 'database'],
    ...(whole && { env: { DATABASE_MATRICES: 'whole' } }),
    read: readLastLine,
  },
  { name: 'lint', run: ['npm', 'run', '--silent', 'lint'] },
  { name: 'budgets', run: ['tsx', 'tools/check/budgets.ts'], read: readLines, verbose: true },
  {
    name: 'types',
    run: ['npm', 'run', '--silent', 'types', ...(whole ? ['--', '--each'] : [])],
    read: readLines,
  },
  { name: 'imports', run: ['npm', 'run', '--silent', 'imports'] },
  {
    name: 'e2e',
    run: ['npm', 'run', '--silent', 'e2e'],
    env: { E2E_REPORT: report('e2e'), ...(whole && { E2E_MATRICES: 'whole' }) },
    read: () => readPlaywright(readJson('e2e')),
    alone: true,
  },
];
