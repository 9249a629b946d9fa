import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { digest } from './digest';

/** Name of the server bundle, beside the browser's files. */
export const SERVER_FILE = 'server.cjs';

/** File name and digest of an existing server bundle, for the manifest; undefined in development, which builds none. */
export function describeServer(compilation: Compilation): { file: string; integrity: string } | undefined {
  const path = join(compilation.outputOptions.path ?? '', SERVER_FILE);
  return existsSync(path) ? { file: SERVER_FILE, integrity: digest(readFileSync(path)) } : undefined;
}
