import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureInstalled, requireInstalled } from './ensure-installed.mjs';

// Runs a TypeScript file of this repository: `node tools/run.mjs [--install=start|all] <file> …`. It runs on a bare
// clone and on an old Node, so it imports Node's modules only.
const args = process.argv.slice(2);
const [, wanted] = /^--install=(start|all)$/.exec(args[0]) ?? [];
const [file, ...rest] = wanted ? args.slice(1) : args;

checkNode();
if (wanted) ensureInstalled(wanted);
else requireInstalled();
const script = resolve(file);
process.argv = [process.argv[0], script, ...rest];
await import('tsx');
await import(pathToFileURL(script).href);
