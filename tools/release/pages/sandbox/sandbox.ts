import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { MarkupNode, PageRequest, RenderedPage } from '@marisma/area-kit/contract';
import type { Locale } from '@marisma/area-kit/texts';
import { parseJson } from '../../../parse-json';
import { printable } from '../../commands/table';

const CHILD = fileURLToPath(new URL('./render-child.mjs', import.meta.url));

/** What a sandbox may use: time for all its pages in milliseconds, memory of JavaScript in MB. */
export const LIMITS = { time: 60_000, memory: 512 };

/** Characters of one answer. */
const LONGEST_ANSWER = 4_000_000;

/** The source of a server bundle, and its path for stack traces. */
export interface BundleSource {
  path: string;
  source: string;
}

/** All that a sandbox gets: the shell's bundle, at most one area's, and the public registry. */
export interface SandboxInput {
  shell: BundleSource;
  area?: BundleSource & { name: string };
  registry: PageRequest['registry'];
}

export interface Sandbox {
  /** @throws Error when the page does not render, is not a page, or takes too much time or memory */
  render(page: { pathname: string; locale: Locale }): Promise<RenderedPage>;
  close(): void;
}

const hasScript = (text: string): boolean => /<script/i.test(text);

/** Nothing but style elements, each of which ends where this pattern says. */
const STYLES = /^(\s*<style(\s[^<>]*)?>((?!<\/style)[^])*<\/style>)*\s*$/i;

/** Stands for the site's address where only the form of an address counts. */
export const ANY_SITE = 'https://site.example';

const renderedPage = z.object({
  html: z
    .string()
    .max(2_000_000)
    .refine((html) => !hasScript(html), 'a page contains no script'),
  styles: z
    .string()
    .max(500_000)
    .refine((styles) => STYLES.test(styles) && !hasScript(styles), 'its styles are style elements only'),
  status: z.union([z.literal(200), z.literal(404)]),
  title: z.string().max(1000).optional(),
  description: z.string().max(5000).optional(),
  markup: z
    .object({
      // The renderer judges them.
      nodes: z.custom<MarkupNode[]>(),
      picture: z
        .object({ url: z.string().refine((url) => URL.canParse(url, ANY_SITE)), alt: z.string().max(1000) })
        .optional(),
    })
    .optional(),
  // A path of this site: '//host' would lead to another one.
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional(),
  complete: z.boolean(),
});

const message = z.object({ id: z.number(), page: z.unknown().optional(), error: z.string().optional() });

/** The libraries that a program is linked with. */
const librariesOf = (program: string): string[] =>
  execFileSync('ldd', [program], { encoding: 'utf8' }).match(/(?<=\s)\/\S+/g) ?? [];

/**
 * The command that runs Node with nothing but itself and the child's file: an empty root that can't be written to, no
 * network, no other process, no variable of the environment, and a limit of all memory that it can write to.
 */
function confine(memory: number): string[] {
  const node = realpathSync(process.execPath);
  return [
    'prlimit',
    // Node has some memory of its own beside that of JavaScript.
    `--data=${memory * 1.5 * 1024 * 1024}`,
    '--fsize=0',
    '--core=0',
    'bwrap',
    ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...(process.env.TZ ? ['--setenv', 'TZ', process.env.TZ] : []),
    ...librariesOf(node).flatMap((file) => ['--ro-bind', file, file]),
    ...['--ro-bind', node, '/node', '--ro-bind', CHILD, '/render-child.mjs', '--remount-ro', '/'],
    ...['--chdir', '/', '/node'],
  ];
}

function canConfine(): boolean {
  try {
    const [file = '', ...args] = confine(LIMITS.memory);
    return spawnSync(file, [...args, '--eval', '']).status === 0;
  } catch {
    return false;
  }
}
let confined: boolean | undefined;

/** Whether the kernel of this machine, by bubblewrap, can keep a process from all that is not its own. */
export const isIsolated = (): boolean => (confined ??= canConfine());

/** Node starts no process, no thread and no add-on, so that the limit of memory is one of all that the bundle holds. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts a process that renders pages with one area's server bundle, confined by the kernel where it can be.
 * @param isConfined set to false for code of the site itself on a machine that can't confine a process
 */
export function startSandbox(
  input: SandboxInput,
  { time, memory }: typeof LIMITS = LIMITS,
  isConfined = isIsolated(),
): Sandbox {
  const file = isConfined ? '/render-child.mjs' : CHILD;
  const node = [
    permission,
    `--allow-fs-read=${file}`,
    `--max-old-space-size=${memory}`,
    '--no-warnings',
    file,
  ];
  const [command = '', ...args] = [...(isConfined ? confine(memory) : [process.execPath]), ...node];
  const child = spawn(command, args, {
    // The time zone decides how times are written; PATH finds the commands.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...(process.env.TZ && { TZ: process.env.TZ }) },
    // No channel of Node's own: what a process sends over it can end this one.
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  const [requests, , errors, answers] = child.stdio as unknown as [Writable, null, Readable, Readable];
  let ended: string | undefined;
  let lastWords = '';
  errors.on('data', (data: Buffer) => (lastWords = (lastWords + data.toString()).slice(-4000)));
  const pending = new Map<number, { resolve: (page: unknown) => void; reject: (error: Error) => void }>();
  const end = (reason: string): void => {
    ended ??= reason;
    child.kill('SIGKILL');
    for (const { reject } of pending.values()) reject(new Error(ended));
    pending.clear();
  };
  child.on('error', (error) => end(`the sandbox did not start: ${error.message}`));
  child.on('close', () => end(describeEnd(lastWords)));
  // The process may end before it has read all.
  requests.on('error', () => undefined);
  let unread = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const lines = (unread + text).split('\n');
    unread = lines.pop() ?? '';
    if (unread.length > LONGEST_ANSWER) end('the server bundle answered too much');
    for (const line of lines) take(line);
  });
  /** A bundle can write lines of its own; what is no answer is not looked at. */
  const take = (line: string): void => {
    const { id, page, error } = message.safeParse(parseJson(line)).data ?? { id: 0 };
    const request = pending.get(id);
    pending.delete(id);
    if (error === undefined) request?.resolve(page);
    else request?.reject(new Error(printable(error.replace(/^Error: /, ''))));
  };
  const send = (line: object): void => void requests.write(`${JSON.stringify(line)}\n`);
  send({ input });
  let lastId = 0;
  let left = time;
  return {
    async render(page) {
      const id = ++lastId;
      const start = performance.now();
      const late = setTimeout(() => end(`its pages not rendered within ${time / 1000} seconds`), left);
      const answer = new Promise<unknown>((resolve, reject) => {
        if (ended !== undefined) return reject(new Error(ended));
        pending.set(id, { resolve, reject });
        send({ id, page });
      });
      const rendered = await answer.finally(() => {
        clearTimeout(late);
        left -= performance.now() - start;
      });
      return renderedPage.parse(rendered);
    },
    close: () => end('the sandbox is closed'),
  };
}

function describeEnd(lastWords: string): string {
  if (lastWords.includes('heap out of memory')) return 'the server bundle used too much memory';
  const line = lastWords.split('\n').find((one) => /Error/.test(one));
  return `the server bundle ended its process${line ? `: ${printable(line.slice(0, 300))}` : ''}`;
}
