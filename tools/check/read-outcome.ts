/** The duration of a test or a stage. */
export interface Timed {
  name: string;
  seconds: number;
}

export interface Outcome {
  passed: number;
  failed: number;
  /** The stage's tests, if its report lists them. */
  tests?: Timed[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Reads the report of `jest --json`. Times are per file, because a file's first test includes its imports. */
export function readJest(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report as JestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    tests: testResults.map(({ name, startTime, endTime }) => ({
      name: name.slice(process.cwd().length + 1),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywright(report: unknown): Outcome {
  const { stats, errors, ...root } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    tests: listTests(root),
  };
}

const listTests = ({ suites = [], specs = [] }: PlaywrightSuite): Timed[] => [
  ...suites.flatMap(listTests),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
];

/** Counts the lines that begin with `ok ` or `FAIL `. */
export const readLines = (output: string): Outcome => ({
  passed: output.match(/^ok /gm)?.length ?? 0,
  failed: output.match(/^FAIL /gm)?.length ?? 0,
});

/**
 * Reads the last line `N passed, N failed, …` of the database tests.
 * @throws Error when the output does not end with such a line
 */
export function readLastLine(output: string): Outcome {
  const [, passed, failed] = /(\d+) passed, (\d+) failed.*\s*$/.exec(output) ?? [];
  if (passed === undefined) throw new Error('No last line with counts');
  return { passed: Number(passed), failed: Number(failed) };
}

/** The ten slowest tests and stages, one line each. */
export const describeSlowest = (timed: Timed[]): string[] =>
  timed
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
