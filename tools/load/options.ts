import { parseArgs } from 'node:util';

/** What the load test is told on its command line. */
export interface Options {
  port: number;
  visitors: number;
  seconds: number;
}

/** @throws Error that says which option is wrong */
export function readOptions(argv: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: argv, options: { port: text, visitors: text, seconds: text } });
  const read = (option: keyof Options, usual: number): number => {
    const value = Number(values[option] ?? usual);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`--${option} is a whole number of at least 1.`);
    return value;
  };
  const port = read('port', 3000);
  if (port > 65535) throw new Error('--port is at most 65535.');
  return { port, visitors: read('visitors', 50), seconds: read('seconds', 120) };
}
