import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureInstalled, requireInstalled } from './ensure-installed.mjs';

// Runs a TypeScript file of this repository: `node tools/run.mjs [--install] <file> …`. It runs on a bare clone and
// on an old Node, so it imports Node's modules only.
const args = process.argv.slice(2);
const install = args[0] === '--install';
const [file, ...rest] = install ? args.slice(1) : args;

checkNode();
if (install) ensureInstalled();
else requireInstalled();
const script = resolve(file);
process.argv = [process.argv[0], script, ...rest];
await import('tsx');
await import(pathToFileURL(script).href);
