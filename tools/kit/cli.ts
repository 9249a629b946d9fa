import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AreaManifest } from '@marisma/area-kit/contract';
// The area's configuration is TypeScript.
import { register } from 'tsx/esm/api';
import { openTarget } from '../release/targets/open-target';
import { createSigner, generateKey } from '../release/registry/signing';
import { readAnswer } from '../release/teams/answer';
import { findSizeFaults } from '../release/teams/build-sizes';
import { loadAreaKey, readSource, submit } from '../release/teams/submit';
import { checkAreaName } from '../new-area/area-name';
import { areaFiles } from '../new-area/templates';
import { WORKFLOW } from '../new-area/workflow';

/** The command line of the area kit, run in an area's folder, of this repository or of one of its own. */
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

const dir = process.cwd();
function checkFolder(): void {
  if (!existsSync(join(dir, 'area.config.ts')))
    throw new Error(`There is no area in ${dir}: it has no area.config.ts.`);
}

async function build(): Promise<void> {
  checkFolder();
  register();
  const { buildFolder } = await import('@marisma/area-kit/build/build-folder');
  await buildFolder(dir);
}

async function answerHere(inbox: string): Promise<string> {
  checkFolder();
  register();
  const { readDefault } = await import('@marisma/area-kit/build/build-folder');
  const { name: area } = await readDefault<{ name: string }>(dir, 'area.config.ts');
  return readAnswer(await openTarget(inbox), area);
}

/** @returns what is too large in the build that has just been made, in words */
function measure(): string[] {
  const dist = join(dir, 'dist');
  const files = readdirSync(dist).map((file): [string, number] => [file, statSync(join(dist, file)).size]);
  return findSizeFaults(JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as AreaManifest, files);
}

/** Runs a command of an installed package. @throws Error when it fails; it has said why */
async function run(name: string, file: string, ...args: string[]): Promise<void> {
  const script = join(
    dirname(createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`)),
    file,
  );
  const child = spawn(process.execPath, [script, ...args], { cwd: dir, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} failed.`);
}

/** The kit and the libraries that the shell provides, as an area with a repository of its own lists them. */
function ownDependencies(): Record<string, string> {
  const kit = createRequire(import.meta.url)('./package.json') as {
    name: string;
    version: string;
    dependencies: Record<string, string>;
  };
  const provided = ['react', 'react-dom', 'styled-components'];
  return {
    [kit.name]: kit.version,
    ...Object.fromEntries(provided.map((name) => [name, kit.dependencies[name] ?? '*'])),
  };
}

function readArguments() {
  const inbox = { type: 'string', default: process.env.MARISMA_INBOX } as const;
  const federated = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { inbox, federated, built: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { positionals, values } = readArguments();
const [verb = '', name = ''] = positionals;

const verbs: Record<string, () => Promise<void>> = {
  build,
  async new() {
    checkAreaName(name);
    const files: Record<string, string> = {
      ...areaFiles(name, ownDependencies()),
      '.github/workflows/release.yml': WORKFLOW,
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
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), content);
    }
    const written = JSON.parse(files['package.json'] ?? '{}') as { dependencies: Record<string, string> };
    const dependencies = { ...written.dependencies, ...former.dependencies };
    writeFileSync(own, `${JSON.stringify({ ...former, ...written, dependencies }, null, 2)}\n`);
    console.log(`${name} was created. Next: npm install, npx marisma check, npx marisma dev`);
  },
  async dev() {
    checkFolder();
    register();
    const { serveFolder } = await import('@marisma/area-kit/build/serve-folder');
    await serveFolder(dir, Number(process.env.PORT ?? 3002), values.federated);
  },
  async check() {
    checkFolder();
    const { findLockFaults } = await import('@marisma/area-kit/build');
    const judge = (faults: string[]): void => {
      if (faults.length > 0) throw new Error(faults.join('\n'));
    };
    // Side by side, and each to its end: all faults are told at once.
    const checks = await Promise.allSettled([
      Promise.resolve(dir).then(findLockFaults).then(judge),
      run('typescript', 'bin/tsc', '--noEmit', '-p', '.'),
      run('jest', 'bin/jest.js'),
      build().then(measure).then(judge),
    ]);
    judge(checks.flatMap((check) => (check.status === 'rejected' ? [String(check.reason)] : [])));
  },
  async key() {
    const key = generateKey();
    console.log(key);
    console.error(`Its public key: ${createSigner(key).publicKey}`);
  },
  async publish() {
    if (!values.inbox) throw new Error('Name the inbox: --inbox <folder or s3://bucket/prefix>.');
    if (name === 'answer') return console.log(await answerHere(values.inbox));
    const key = loadAreaKey();
    const source = await readSource(dir);
    if (!values.built) await build();
    const sent = await submit(await openTarget(values.inbox), key, resolve('dist'), source);
    console.log(`${sent.area}: ${sent.build} is submitted; the site's composer makes it live`);
  },
};

// The word of former pipelines; it goes with the contract's next major.
const command = verbs[verb === 'submit' ? 'publish' : verb];
if (values.help) {
  console.log(USAGE);
} else if (!command) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
