import { format } from 'node:util';
import { takeExpectedMessages } from '../src/testing/console';

if (typeof document !== 'undefined') jest.requireActual('./setup-page');

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
  const expected = takeExpectedMessages();
  const unexpected = noise.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !noise.some((line) => pattern.test(line)));
  if (unexpected.length) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  if (missing.length) throw new Error(`Expected on the console, but not printed: ${missing.join(', ')}`);
});

afterEach(() => jest.useRealTimers());
