import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { digest } from './digest';

/** The server bundle, beside the browser's files. */
export const SERVER_FILE = 'server.cjs';

/** What a manifest says of the server bundle that lies beside it already; a development server writes none. */
export function describeServer(compilation: Compilation): { file: string; integrity: string } | undefined {
  const path = join(compilation.outputOptions.path ?? '', SERVER_FILE);
  return existsSync(path) ? { file: SERVER_FILE, integrity: digest(readFileSync(path)) } : undefined;
}
