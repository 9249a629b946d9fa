import { join } from 'node:path';
import { describeSlowest, readJest, readLastLine, readLines, readPlaywright } from './read-outcome';

it('reads jest’s report; a file that did not run has failed', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [{ name: join(process.cwd(), 'shell/src/a.test.ts'), startTime: 1000, endTime: 3500 }],
  };
  const tests = [{ name: join('shell', 'src', 'a.test.ts'), seconds: 2.5 }];
  expect(readJest(report)).toEqual({ passed: 7, failed: 2, tests });
});

it('reads Playwright’s nested report; a retried test took the time of both tries', () => {
  const spec = {
    file: 'shell/frame.spec.ts',
    title: 'the menu',
    tests: [{ results: [{ duration: 900 }, { duration: 600 }] }],
  };
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [{}],
    suites: [{ suites: [{ specs: [spec] }] }],
  };
  const tests = [{ name: 'e2e/shell/frame.spec.ts: the menu', seconds: 1.5 }];
  expect(readPlaywright(report)).toEqual({ passed: 4, failed: 2, tests });
});

it('reads lines, and a summary line', () => {
  expect(readLines('ok   one\nFAIL two\nok   three\n  detail')).toEqual({ passed: 2, failed: 1 });
  expect(readLastLine('words\n12 passed, 1 failed, 3 not run\n')).toEqual({ passed: 12, failed: 1 });
  expect(() => readLastLine('killed')).toThrow('No last line');
});

it('names the ten slowest', () => {
  const timed = Array.from({ length: 12 }, (_, i) => ({ name: `test ${i}`, seconds: i }));
  const lines = describeSlowest(timed);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  test 11');
});
