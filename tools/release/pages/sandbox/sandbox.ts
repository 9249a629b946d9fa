import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { PageRequest, RenderedPage } from '@marisma/area-kit/contract';
import type { Locale } from '@marisma/area-kit/texts';

const CHILD = fileURLToPath(new URL('./render-child.mjs', import.meta.url));

/** What a sandbox may use: time for one page in milliseconds, memory in MB. */
export const LIMITS = { page: 20_000, memory: 512 };

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
  markup: z.custom<RenderedPage['markup']>().optional(),
  // A path of this site: '//host' would lead to another one.
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional(),
  complete: z.boolean(),
});

const message = z.object({ id: z.number(), page: z.unknown().optional(), error: z.string().optional() });

/** Whether the kernel can hide network and processes from a child; false outside Linux and in many containers. */
const hasNamespaces = (): boolean => spawnSync('unshare', [...NAMESPACES, 'true']).status === 0;
const NAMESPACES = ['--map-root-user', '--net', '--pid', '--fork', '--kill-child'];
let namespaces: boolean | undefined;

/** Whether sandboxes of this machine are also the kernel's. */
export const isIsolated = (): boolean => (namespaces ??= hasNamespaces());

/**
 * Starts a process that renders pages with one area's server bundle. It has an empty environment, reads and writes
 * no file, starts no process and reaches no network: by Node's permission model and, where the kernel allows it,
 * by namespaces of its own.
 * @param kernel set to false to do without namespaces
 */
export function startSandbox(
  input: SandboxInput,
  { page: withinMs, memory }: typeof LIMITS = LIMITS,
  kernel = isIsolated(),
): Sandbox {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const node = [
    permission,
    `--allow-fs-read=${CHILD}`,
    `--max-old-space-size=${memory}`,
    '--no-warnings',
    CHILD,
  ];
  const command = kernel
    ? ['unshare', ...NAMESPACES, process.execPath, ...node]
    : [process.execPath, ...node];
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    // The time zone decides how times are written; PATH finds 'unshare'.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...(process.env.TZ && { TZ: process.env.TZ }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let ended: string | undefined;
  let lastWords = '';
  child.stderr?.on('data', (data: Buffer) => (lastWords = (lastWords + data.toString()).slice(-4000)));
  const pending = new Map<number, { resolve: (page: unknown) => void; reject: (error: Error) => void }>();
  const end = (reason: string): void => {
    ended ??= reason;
    child.kill('SIGKILL');
    for (const { reject } of pending.values()) reject(new Error(ended));
    pending.clear();
  };
  child.on('error', (error) => end(`the sandbox did not start: ${error.message}`));
  child.on('close', () => end(describeEnd(lastWords)));
  child.on('message', (raw) => {
    // A bundle can send messages of its own; what is no answer is not looked at.
    const { id, page, error } = message.safeParse(raw).data ?? { id: 0 };
    const request = pending.get(id);
    pending.delete(id);
    if (error === undefined) request?.resolve(page);
    else request?.reject(new Error(error.replace(/^Error: /, '')));
  });
  child.send({ input });
  let lastId = 0;
  return {
    async render(page) {
      const id = ++lastId;
      const late = setTimeout(() => end(`not rendered within ${withinMs / 1000} seconds`), withinMs);
      const answer = new Promise<unknown>((resolve, reject) => {
        if (ended !== undefined) return reject(new Error(ended));
        pending.set(id, { resolve, reject });
        child.send({ id, page });
      });
      return renderedPage.parse(await answer.finally(() => clearTimeout(late)));
    },
    close: () => end('the sandbox is closed'),
  };
}

function describeEnd(lastWords: string): string {
  if (lastWords.includes('heap out of memory')) return 'the server bundle used too much memory';
  const line = lastWords.split('\n').find((one) => /Error/.test(one));
  return `the server bundle ended its process${line ? `: ${line.slice(0, 300)}` : ''}`;
}
