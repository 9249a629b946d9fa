import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the options and words that a command was called with.
 * @throws Error with its usage, for an option that it does not have
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

/** Prints why a command failed, and lets its process fail. */
export function printFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
