import { createHash } from 'node:crypto';
import type { Release } from '@marisma/area-kit/contract';
import { digest } from '@marisma/area-kit/build';
import { readRegistry, writeRegistry } from '../../tools/release/registry/registry-store';
import type { ShellBuild, SiteRegistry } from '../../tools/release/registry/site-registry';
import type { OwnSite } from './own-site';
import { publishCommitted } from '../../tools/release/settle';

/** Changes the live builds of a site, as a release does: log, pages and registry. */
export async function publish(
  site: OwnSite,
  edit: (registry: SiteRegistry) => SiteRegistry,
): Promise<SiteRegistry> {
  const written = await writeRegistry(site.target, edit(await readRegistry(site.target)));
  await publishCommitted(site.target);
  return written;
}

/** Returns the altered text of a build's file. */
type Alteration = (text: string, file: string) => string;

/** Every page throws when it renders. */
export const throwsInRender: Alteration = (text, file) =>
  file.startsWith('__') || file.startsWith('remoteEntry') || !file.endsWith('.js')
    ? text
    : text.replaceAll(/\bdefault:\(\)=>[\w$]+/g, 'default:()=>()=>{throw new Error("broken on purpose")}');

interface TwinOptions {
  /** The last six hexadecimal digits of the twin's build id; different for each twin of a build. */
  suffix?: string;
  /** The build to copy; by default the live build. */
  of?: Release;
  /** Alters a file of the twin; its digest is updated. */
  alter?: Alteration;
}

interface Twin {
  build: string;
  url: string;
  /** Digest of every file. */
  digests: Record<string, Release['integrity'][string]>;
}

/** Copies a build's folder and replaces the build id in its files. */
async function copyBuild(
  site: OwnSite,
  live: { build: string; url: string },
  { suffix = 'ffffff', alter = (text) => text }: TwinOptions,
): Promise<Twin> {
  const build = `${live.build.slice(0, 6)}${suffix}`;
  const url = live.url.replace(live.build, build);
  const digests: Twin['digests'] = {};
  for (const file of await site.target.list(live.url.slice(1, -1))) {
    if (/\.(br|gz)$/.test(file)) continue;
    const content = (await site.target.read(live.url.slice(1) + file))!;
    const renamed = /\.(c?js|json)$/.test(file)
      ? Buffer.from(alter(content.toString().replaceAll(live.build, build), file))
      : content;
    digests[file] = digest(renamed);
    await site.target.write(url.slice(1) + file, renamed);
  }
  return { build, url, digests };
}

/** The digest of a twin's server bundle, if the build has one. */
const serverOf = ({ digests }: Twin, server: Release['server']): Pick<Release, 'server'> =>
  server ? { server: { ...server, integrity: digests[server.file]! } } : {};

/** Publishes a second build of an area with the same code and another id. No registry names it yet. */
export async function publishTwin(site: OwnSite, area: string, options: TwinOptions = {}): Promise<Release> {
  const live = options.of ?? (await readRegistry(site.target)).areas[area]!.live;
  const twin = await copyBuild(site, live, options);
  const { build, url, digests } = twin;
  const integrity = Object.fromEntries(
    Object.entries(digests).filter(([file]) => file in live.integrity),
  ) as Release['integrity'];
  const container = live.container.replace(live.build, build);
  return { ...live, build, url, integrity, container, ...serverOf(twin, live.server) };
}

/** Publishes a second build of the shell, like `publishTwin`. */
export async function publishShellTwin(site: OwnSite, options: TwinOptions = {}): Promise<ShellBuild> {
  const live = (await readRegistry(site.target)).shell!.live;
  const twin = await copyBuild(site, live, options);
  const rename = await renameScripts(site, twin);
  const { build, url, digests } = twin;
  const integrity = Object.fromEntries(
    Object.keys(live.integrity ?? {}).map((file) => [rename(file), digests[rename(file)]!]),
  );
  const renamed = JSON.parse(rename(JSON.stringify(live))) as ShellBuild;
  return { ...renamed, build, url, integrity, ...serverOf(twin, live.server) };
}

/**
 * Names each script of a shell after its content, as its build does.
 * @returns replaces the names in a text
 */
async function renameScripts({ target }: OwnSite, { url, digests }: Twin): Promise<(text: string) => string> {
  const hashes = new Map<string, string>();
  const rename = (text: string): string =>
    [...hashes].reduce((all, [former, hash]) => all.replaceAll(former, hash), text);
  const hashIn = (file: string): string => /\.([0-9a-f]{64})\.js$/.exec(file)?.[1] ?? '';
  // The main script is last, because it names the others.
  const isMain = (file: string): number => Number(file.startsWith('main.'));
  const scripts = Object.keys(digests).filter(hashIn);
  for (const file of scripts.sort((one, other) => isMain(one) - isMain(other))) {
    const content = Buffer.from(rename(String(await target.read(url.slice(1) + file))));
    hashes.set(hashIn(file), createHash('sha256').update(content).digest('hex'));
    digests[rename(file)] = digest(content);
    await target.write(url.slice(1) + rename(file), content);
  }
  return rename;
}
