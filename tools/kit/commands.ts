import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AreaManifest } from '@marisma/area-kit/contract';
// The area's configuration is TypeScript.
import { register } from 'tsx/esm/api';
import { readArguments } from '../command-line';
import { openTarget } from '../release/targets/open-target';
import { createSigner, generateKey } from '../release/registry/signing';
import { readAnswer } from '../release/teams/answer';
import { findSizeFaults } from '../release/teams/build-sizes';
import { submitFolder } from '../release/teams/submit';
import { checkAreaName } from '../new-area/area-name';
import { areaFiles, writeFiles } from '../new-area/templates';

const USAGE = `Usage: marisma <command>
  new <area>   write a new area into this folder, where only npm has written yet
  dev          run the area alone, in a stand-in shell; with --federated, for a shell elsewhere
  build        build it as a release does, into dist
  check        types, tests and build; its size, and the lock file's versions of what the shell provides
  key          print a new private key, and its public key for whoever runs the site
  publish      build, and ask the site's composer for the build to be live
                 --built takes the build that is in dist, for example the one that was on staging
                 --inbox <folder or s3://bucket/prefix>, or MARISMA_INBOX
                 MARISMA_AREA_KEY is the area's private key
  publish answer   what became of the last submission; fails unless it was accepted`;

interface Call {
  /** The area's folder. */
  dir: string;
  /** The word after the command. */
  name: string;
  inbox?: string;
  built?: boolean;
  federated?: boolean;
  log: (line: string) => void;
}

/** Reads TypeScript from now on. @throws Error for a folder without an area */
function openFolder(dir: string): void {
  if (!existsSync(join(dir, 'area.config.ts')))
    throw new Error(`There is no area in ${dir}: it has no area.config.ts.`);
  register();
}

async function build({ dir }: Call): Promise<void> {
  openFolder(dir);
  const { buildFolder } = await import('@marisma/area-kit/build/build-folder');
  await buildFolder(dir);
}

async function answerHere(dir: string, inbox: string): Promise<string> {
  openFolder(dir);
  const { readDefault } = await import('@marisma/area-kit/build/build-folder');
  const { name: area } = await readDefault<{ name: string }>(dir, 'area.config.ts');
  return readAnswer(await openTarget(inbox), area);
}

/** @returns what is too large in the build that has just been made, in words */
function measure(dir: string): string[] {
  const dist = join(dir, 'dist');
  const files = readdirSync(dist).map((file): [string, number] => [file, statSync(join(dist, file)).size]);
  return findSizeFaults(JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as AreaManifest, files);
}

/** Runs a command of an installed package. @throws Error when it fails; it has said why */
async function run(dir: string, name: string, file: string, ...args: string[]): Promise<void> {
  const script = join(
    dirname(createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`)),
    file,
  );
  const child = spawn(process.execPath, [script, ...args], { cwd: dir, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} failed.`);
}

const COMMANDS: Record<string, (call: Call) => Promise<void>> = {
  build,
  async new({ dir, name, log }) {
    checkAreaName(name);
    const files: Record<string, string> = {
      ...areaFiles(name),
      // The pipeline of an area with a repository of its own; the packed kit has it beside its command line.
      '.github/workflows/release.yml': readFileSync(new URL('./release.yml', import.meta.url), 'utf8'),
      '.gitignore': 'node_modules\ndist\n.swc\n*.pem\n',
    };
    const inTheWay = Object.keys(files).find(
      (file) => file !== 'package.json' && existsSync(join(dir, file)),
    );
    if (inTheWay) throw new Error(`${inTheWay} is in this folder already. A new area needs an empty folder.`);
    const own = join(dir, 'package.json');
    // The folder may have a package.json already: `npm install` of the kit writes one.
    const former = existsSync(own)
      ? (JSON.parse(readFileSync(own, 'utf8')) as { dependencies?: Record<string, string> })
      : {};
    writeFiles(dir, files);
    const written = JSON.parse(files['package.json'] ?? '{}') as { dependencies: Record<string, string> };
    const dependencies = { ...written.dependencies, ...former.dependencies };
    writeFileSync(own, `${JSON.stringify({ ...former, ...written, dependencies }, null, 2)}\n`);
    log(`${name} was created. Next: npm install, npx marisma check, npx marisma dev`);
  },
  async dev({ dir, federated = false }) {
    openFolder(dir);
    const { serveFolder } = await import('@marisma/area-kit/build/serve-folder');
    await serveFolder(dir, Number(process.env.PORT ?? 3002), federated);
  },
  async check(call) {
    const { dir } = call;
    openFolder(dir);
    const { findLockFaults } = await import('@marisma/area-kit/build');
    const judge = (faults: string[]): void => {
      if (faults.length > 0) throw new Error(faults.join('\n'));
    };
    // Side by side, and each to its end: all faults are told at once.
    const checks = await Promise.allSettled([
      Promise.resolve(dir).then(findLockFaults).then(judge),
      run(dir, 'typescript', 'bin/tsc', '--noEmit', '-p', '.'),
      run(dir, 'jest', 'bin/jest.js'),
      build(call).then(() => judge(measure(dir))),
    ]);
    judge(checks.flatMap((check) => (check.status === 'rejected' ? [String(check.reason)] : [])));
  },
  async key({ log }) {
    const key = generateKey();
    log(key);
    console.error(`Its public key: ${createSigner(key).publicKey}`);
  },
  async publish(call) {
    const { dir, name, inbox, built, log } = call;
    if (!inbox) throw new Error('Name the inbox: --inbox <folder or s3://bucket/prefix>.');
    if (name === 'answer') return log(await answerHere(dir, inbox));
    log(await submitFolder(dir, inbox, built ? undefined : () => build(call)));
  },
};

const OPTIONS = {
  inbox: { type: 'string', default: process.env.MARISMA_INBOX },
  federated: { type: 'boolean' },
  built: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Runs a command of the area kit in an area's folder, of this repository or of one of its own.
 * @throws Error with the sentence to print
 */
export async function runCommand(args: string[], dir: string, log: Call['log']): Promise<void> {
  const { positionals, values } = readArguments(args, OPTIONS, USAGE);
  const [verb = '', name = ''] = positionals;
  if (values.help) return log(USAGE);
  // The word of former pipelines; it goes with the contract's next major.
  const command = COMMANDS[verb === 'submit' ? 'publish' : verb];
  if (!command) throw new Error(USAGE);
  await command({ dir, name, log, ...values });
}
