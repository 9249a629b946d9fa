import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import { disable, goLive, setCanary } from './registry/registry-edits';
import { readRegistry } from './registry/registry-store';
import { isSettled, readHealth } from './settle';
import { createSigner, generateKey, loadOrMakeSigner } from './registry/signing';
import { folderTarget, type Target } from './targets/target';
import { VERBS } from './commands/verbs';
import { tempFolder } from '../testing/temp-folder';
import { change, makeLive, uploadArea, uploadShell } from './testing/publish-builds';

/** A machine on which a command of the runbook has run. */
interface Machine {
  folder: string;
  target: Target;
  output: string;
}

interface Proof {
  /** What is wrong before. */
  before?(machine: Machine): Promise<unknown>;
  /** What the command has done, as its entry says. */
  after(machine: Machine): Promise<unknown>;
  /** The exit code, unless it is 0. */
  code?: number;
}

const [FIRST, SECOND, THIRD] = ['111111111111', '222222222222', '333333333333'];
const guestOf = async ({ target }: Machine) => (await readRegistry(target)).areas.guest;
const MAIN = `areas/guest/${SECOND}/main.js`;

/** What each command of docs/runbook.md does; a command without a proof fails the test. */
const PROOFS: Record<string, Proof> = {
  status: {
    after: async ({ output }) => expect(output).toMatch(/guest +2{12} .*Ana.*3{12} \(10 %\) +1 of 1 loads/),
  },
  'status <area>': { after: async ({ output }) => expect(output).toMatch(/Ana .*release guest 2{12}/) },
  'reports 24': {
    after: async ({ output }) => expect(output).toMatch(/guest +2{12} +\S+ +1 +0 +1 .*timeout 1/),
  },
  'rollback <area>': {
    async after(machine) {
      expect((await guestOf(machine))?.live.build).toBe(FIRST);
      // Every change ends with the status.
      expect(machine.output).toMatch(/shell +2{12} .*Ana.*\nguest +1{12} .* 1 of 1 loads/);
    },
  },
  'canary <area> 0': {
    async after(machine) {
      const guest = await guestOf(machine);
      expect(guest).not.toHaveProperty('canary');
      expect(guest?.live.build).toBe(SECOND);
    },
  },
  'disable <area> "Back at noon."': {
    after: async (machine) => expect((await guestOf(machine))?.disabled).toBe('Back at noon.'),
  },
  'enable <area>': {
    before: ({ target }) =>
      change(target, (registry) => disable(registry, 'guest', 'Back at noon.'), 'disable guest'),
    after: async (machine) => expect(await guestOf(machine)).not.toHaveProperty('disabled'),
  },
  'rollback shell': {
    after: async ({ target }) => expect((await readRegistry(target)).shell?.live.build).toBe(FIRST),
  },
  check: {
    before: ({ target }) => target.write(MAIN, 'harm()'),
    after: async ({ output }) =>
      expect(output).toContain(`guest ${SECOND} (live): missing or altered: main.js`),
    // No sources are of this build.
    code: 1,
  },
  'key re-sign': {
    async before({ folder, target }) {
      writeFileSync(join(folder, 'data/keys/signing.pem'), generateKey());
      expect((await readHealth({ ...target, signer: await signerOf(folder) })).signature).toBe('invalid');
    },
    async after({ folder, target }) {
      const health = await readHealth({ ...target, signer: await signerOf(folder) });
      expect(health).toMatchObject({ signature: 'valid', published: 'complete' });
    },
  },
  gc: {
    before: ({ target }) => target.remove('settled.json'),
    after: async ({ target }) => expect(await isSettled(target)).toBe(true),
  },
  key: { after: async ({ output }) => expect(createSigner(output).publicKey).toHaveLength(44) },
};

const signerOf = (folder: string) => loadOrMakeSigner(join(folder, 'data/keys/signing.pem'));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
/** A command in a sentence, or in a line of a block, where a comment may follow. */
const COMMANDS =
  /`(?:npx marisma|npm run release --) ([^`]+)`|^[^`#\n]*(?:npx marisma|npm run release --) ([^`\n]+?)(?: +#.*)?$/gm;
const commandsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(COMMANDS)].map(([, output, line]) => (output ?? line ?? '').split('\n').join(' ')),
  ),
];

/** Runs a command of the operator on a machine of its own. */
function marisma(folder: string, words: string[]): Promise<{ code: number; output: string }> {
  const { MARISMA_SIGNING_KEY: _key, MARISMA_TARGET: _target, ...env } = process.env;
  const places = { MARISMA_DATA: join(folder, 'data'), MARISMA_SITE: join(folder, 'site') };
  const args = [join(ROOT, 'tools/marisma.mjs'), ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...env, ...places } }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

let root: string;

/** Two builds of guest and shell were released by Ana, a third one is tried, and a browser has reported a failure. */
beforeAll(async () => {
  root = tempFolder();
  const machine = join(root, 'machine');
  const author = { author: 'Ana', commit: 'c0ffee' };
  const target = { ...folderTarget(join(machine, 'site'), await signerOf(machine)), quick: true, author };
  for (const build of [FIRST, SECOND]) {
    await makeLive(target, await uploadShell(target, build));
    const guest = await uploadArea(target, 'guest', build);
    await change(target, (registry) => goLive(registry, guest), `release guest ${build}`);
  }
  const tried = await uploadArea(target, 'guest', THIRD);
  await change(target, (registry) => setCanary(registry, 'guest', 10, tried), 'canary guest 10');
  const now = new Date();
  const failure = { t: now.getTime(), page: '/', shell: SECOND, kind: 'area', area: 'guest', build: SECOND };
  mkdirSync(join(machine, 'data/reports'));
  writeFileSync(
    join(machine, `data/reports/${now.toISOString().slice(0, 10)}.ndjson`),
    JSON.stringify({ ...failure, outcome: 'failed', reason: 'timeout' }),
  );
});

it('finds commands in a sentence and in blocks', () => {
  const text =
    'Run `npx marisma gc\nnow`.\n```sh\nKEY="$(cat key)" npx marisma tpyo x   # why\nnpm run release -- a\n```';
  expect(commandsIn(text)).toEqual(['gc now', 'tpyo x', 'a']);
});

it('proves every command of the runbook, and nothing that is not in it', () => {
  expect(Object.keys(PROOFS).sort()).toEqual(commandsIn(read('docs/runbook.md')).sort());
});

/** `npm run test:full` runs every command, the gate one that changes the site and tells its status. */
const run = Object.entries(PROOFS).filter(
  ([command]) => process.env.UNIT_MATRICES === 'whole' || command === 'rollback <area>',
);

it.each(run)(
  'npx marisma %s does what the runbook says',
  async (command, { before, after, code = 0 }) => {
    const folder = mkdtempSync(join(root, 'run-'));
    for (const part of ['data', 'site'])
      cpSync(join(root, 'machine', part), join(folder, part), { recursive: true });
    const machine = {
      folder,
      target: folderTarget(join(folder, 'site'), await signerOf(folder)),
      output: '',
    };
    await before?.(machine);
    const words = command.replace('<area>', 'guest');
    const ran = await marisma(
      folder,
      [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, output, word]) => output ?? word ?? ''),
    );
    expect(ran).toEqual({ code, output: expect.any(String) as string });
    await after({ ...machine, output: ran.output });
  },
  60_000,
);

it('documents only verbs that there are', () => {
  const verbs = new Set(Object.keys(VERBS));
  const areas = ['guest', 'events', 'all', '<verb>'];
  const documents = ['docs', '.github'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((file) => (file.endsWith('.md') ? join(folder, file) : [])),
  );
  const used = ['README.md', ...documents]
    .flatMap((file) => commandsIn(read(file)))
    .map((command) => command.split(' ')[0] ?? '');
  expect(used).toEqual(expect.arrayContaining(['publish', 'accept', 'transfer-path', 'team']));
  expect(used.filter((verb) => !verbs.has(verb) && !areas.includes(verb))).toEqual([]);
});
