import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { format } from 'node:util';
import { takeExpectedNoise } from '../src/testing/console';

const { getElementError: withPage } = getConfig();

// A query that waits fails many times before it succeeds: its error prints the page only when it is read.
function getElementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  if (waits) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', {
      get: () => withPage(message, container).message,
      configurable: true,
    });
  }
  const error = withPage(message, container);
  Error.captureStackTrace(error, getElementError);
  return error;
}

// The first render in a test file waits for the compilation of its code. No test has a shorter limit: a busy machine
// would fail it.
configure({ asyncUtilTimeout: 20_000, getElementError });

Object.assign(globalThis, { __AREA__: 'test', __BUILD__: 'test', __OVERRIDES__: true });

const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  const expected = takeExpectedNoise();
  const unexpected = noise.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !noise.some((line) => pattern.test(line)));
  if (unexpected.length) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  if (missing.length) throw new Error(`Expected on the console, but not printed: ${missing.join(', ')}`);
});
