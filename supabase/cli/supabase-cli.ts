import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version of the Supabase CLI that is fetched; the packages of its programs have the same. */
const VERSION = '3.1.0';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, '.cache');
const FOLDER = join(CACHE, `supabase-cli-${VERSION}`);
const PROGRAM = join(FOLDER, 'node_modules/supabase/dist/supabase.js');

/** The package of the Supabase CLI could not be installed. */
export class CliUnreachable extends Error {
  override name = 'CliUnreachable';
}

/**
 * Installs the Supabase CLI into `.cache` unless it is there. It has 142 MB, so it is no dependency of the project.
 * @throws CliUnreachable
 */
export async function fetchCli(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'fetching-'));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1', '--loglevel=error'];
  try {
    await run('npm', ['install', '--prefix', folder, ...options, `supabase@${VERSION}`]).catch((error) => {
      const [, code = 'see npm install'] = /code (\w+)/.exec(String(error)) ?? [];
      throw new CliUnreachable(`The Supabase CLI could not be installed from the npm registry (${code}).`);
    });
    await rename(folder, FOLDER).catch((error: unknown) => {
      // Another process may have been faster.
      if (!existsSync(PROGRAM)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a command of the Supabase CLI in this project and returns what it prints. It reads no settings of the person.
 * @throws Error with the messages of the CLI when it fails or warns
 */
export async function supabaseCli(...args: string[]): Promise<string> {
  const quiet = { HOME: FOLDER, SUPABASE_TELEMETRY_DISABLED: '1' };
  const { stdout, stderr } = await run(process.execPath, [PROGRAM, ...args], quiet);
  const warning = /^WARN.*$/m.exec(stderr);
  if (warning) throw new Error(warning[0]);
  return stdout;
}

/** What programs need to run and to reach the network. */
const PASSED = [
  /^(PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|USERPROFILE|TMPDIR|TEMP|TMP)$/i,
  /^((HTTPS?|ALL|NO)_PROXY|NODE_EXTRA_CA_CERTS|NPM_CONFIG_REGISTRY)$/i,
];

/** The environment of a program that was downloaded: without the keys and tokens of this machine. */
export const environmentFor = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED.some((it) => it.test(name))));

function run(program: string, args: string[], env = {}): Promise<{ stdout: string; stderr: string }> {
  const shell = process.platform === 'win32' && program === 'npm';
  const options = {
    cwd: ROOT,
    env: { ...environmentFor(process.env), ...env },
    shell,
    maxBuffer: 64 * 2 ** 20,
  };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${stdout}\n${stderr}`.trim() || error.message));
      else resolve({ stdout, stderr });
    });
  });
}
