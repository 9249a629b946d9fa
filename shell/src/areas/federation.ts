import * as runtimeCore from '@module-federation/runtime/core';
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { createScriptPolicy } from '@marisma/area-kit/browser';
import type { Release } from '@marisma/area-kit/contract';
import { PAGE_IDS } from '@marisma/area-kit/page-marks';
import { TRUSTED_TYPES } from '@marisma/area-kit/trusted-types';
import { nextTask } from '../boot/next-task';
import { AreaFault, asAreaFault } from './area-fault';
import { digestOf, isAltered } from './integrity';
import { explainScript } from './script-failure';
import { PROVIDED } from './provided';

/** Consecutive failures by URL, shared by the chunk loaders of the shell and of areas. */
const misses: Record<string, number> = ((
  globalThis as { marismaMisses?: Record<string, number> }
).marismaMisses ??= {});

/**
 * @returns the URL to request now; it changes after a failure, because a browser would join the request that
 *   still hangs
 */
function freshUrl(url: string): string {
  const times = misses[url] ?? 0;
  misses[url] = times + 1;
  return times === 0 ? url : `${url}?retry=${times}`;
}

const noteArrival = (url: string): void => void delete misses[url];

/** How long one file may take, in milliseconds, before the attempt counts as failed. */
const FILE_TIMEOUT_MS = 4000;

// Areas are built without a runtime core of their own (17 kB each) and take this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The cause of a failed load, by container; the runtime rejects with a more general error. */
const faults = new Map<string, AreaFault>();

const guardedDownloads: ModuleFederationRuntimePlugin = {
  name: 'marisma-guarded-downloads',
  async fetch(url, _init, remote) {
    const container = remote?.name ?? '';
    try {
      return readInlineManifest(url) ?? (await fetchManifest(url));
    } catch (error) {
      faults.set(container, asAreaFault(error, 'manifest-unreachable'));
      throw error;
    }
  },
  // The container and its area are evaluated in separate tasks: one task would block a phone for 80 ms.
  async beforeInitContainer(args) {
    await nextTask();
    return args;
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = trustedUrl(freshUrl(url));
    script.addEventListener('load', () => noteArrival(url));
    script.crossOrigin = 'anonymous';
    script.integrity = digestOf(url);
    return { script, timeout: FILE_TIMEOUT_MS };
  },
};

/** Allows only scripts whose digest is in the registry. */
const trustedUrl = createScriptPolicy(TRUSTED_TYPES.areas, digestOf);

/** The manifest inlined in a page that needs its area; it is trusted as much as the page. */
function readInlineManifest(url: string): Response | undefined {
  const element = document.getElementById(PAGE_IDS.manifest);
  const isAsked = new URL(element?.dataset.of ?? '', document.baseURI).href === url;
  return isAsked ? new Response(element?.textContent) : undefined;
}

async function fetchManifest(url: string): Promise<Response> {
  const response = await fetch(url, {
    integrity: digestOf(url),
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  }).catch(async (error: unknown) => {
    if ((error as { name?: string }).name === 'TimeoutError')
      throw new AreaFault('timeout', `${url} did not load in time`);
    throw (await isAltered(url))
      ? new AreaFault('integrity', `${url} differs from the released file`)
      : error;
  });
  if (!response.ok) throw new AreaFault('manifest-unreachable', `${url} answered ${response.status}`);
  try {
    await response.clone().json();
  } catch (cause) {
    throw new AreaFault('manifest-invalid', `${url} is not JSON`, { cause });
  }
  return response;
}

let host: ReturnType<typeof init> | undefined;

const getHost = (): ReturnType<typeof init> =>
  (host ??= init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [guardedDownloads],
    shared: Object.fromEntries(
      Object.entries(PROVIDED).map(([name, library]) => {
        const version = __SHARED_VERSIONS__[name as keyof typeof __SHARED_VERSIONS__];
        const shareConfig = { singleton: true, requiredVersion: `^${version}` };
        return [name, { version, scope: 'default', lib: () => library, shareConfig }];
      }),
    ),
  }));

export function listLibraries(): { name: string; version: string; usedBy: string[] }[] {
  const scope = getHost().shareScopeMap.default ?? {};
  return Object.entries(__SHARED_VERSIONS__).map(([name, version]) => ({
    name,
    version,
    usedBy: scope[name]?.[version]?.useIn.filter((user) => user !== 'shell') ?? [],
  }));
}

const requests = new Map<string, number>();

/**
 * Downloads a released build's container and returns its `./area` export, unchecked. No other module uses the
 * federation runtime. A repeated call makes the runtime discard its cached failure.
 * @throws AreaFault with the reason
 */
export async function downloadArea(release: Release): Promise<unknown> {
  const { container } = release;
  const times = requests.get(container) ?? 0;
  requests.set(container, times + 1);
  const entry = new URL(release.url + release.entry, document.baseURI);
  if (times > 0) entry.searchParams.set('retry', String(times));
  faults.delete(container);
  getHost().registerRemotes([{ name: container, entry: entry.href }], { force: times > 0 });
  try {
    const module = await getHost().loadRemote<{ default?: unknown }>(`${container}/area`);
    await nextTask();
    return module?.default;
  } catch (error) {
    throw faults.get(container) ?? (await explainScript(error, entryScriptOf(release)));
  }
}

const entryScriptOf = (release: Release): string | undefined => {
  const file = Object.keys(release.integrity).find((name) => name.startsWith('remoteEntry.'));
  return file && new URL(release.url + file, document.baseURI).href;
};
