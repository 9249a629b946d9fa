import * as runtimeCore from '@module-federation/runtime/core';
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Release } from '@marisma/shared/contract';
import { AreaFault, asAreaFault } from './area-fault';
import { TRUSTED_TYPES } from '@marisma/shared/trusted-types';
import { digestOf } from './integrity';
import { PROVIDED } from './provided';

/** How long one file may take before the attempt counts as failed; milliseconds. */
const FILE_TIMEOUT = 4000;

// Areas are built without a runtime core of their own (17 kB each) and take this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The fault behind the runtime's own, more general, rejection; by container. */
const faults = new Map<string, AreaFault>();

const guardedDownloads: ModuleFederationRuntimePlugin = {
  name: 'marisma-guarded-downloads',
  async fetch(url, _init, remote) {
    const container = remote?.name ?? '';
    try {
      return await fetchManifest(url);
    } catch (error) {
      faults.set(container, asAreaFault(error, 'manifest-unreachable'));
      throw error;
    }
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = trustedUrl(url);
    script.crossOrigin = 'anonymous';
    script.integrity = digestOf(url);
    return { script, timeout: FILE_TIMEOUT };
  },
};

/** Makes script URLs where the browser asks for Trusted Types: only those that the registry knows. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  TRUSTED_TYPES.areas,
  {
    createScriptURL(url) {
      digestOf(url);
      return url;
    },
  },
);

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** The DOM's types know plain strings only; `src` takes both. */
const trustedUrl = (url: string): string => (policy ? (policy.createScriptURL(url) as string) : url);

async function fetchManifest(url: string): Promise<Response> {
  const response = await fetch(url, {
    integrity: digestOf(url),
    signal: AbortSignal.timeout(FILE_TIMEOUT),
  }).catch(async (error: unknown) => {
    throw (await isAltered(url)) ? new AreaFault('integrity', `${url} is not what was released`) : error;
  });
  if (!response.ok) throw new AreaFault('manifest-unreachable', `${url} answered ${response.status}`);
  try {
    await response.clone().json();
  } catch (cause) {
    throw new AreaFault('manifest-invalid', `${url} is not JSON`, { cause });
  }
  return response;
}

/** Asked only after a failure: was the file there, but another one than was released? */
async function isAltered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(FILE_TIMEOUT) });
    if (!response.ok) return false;
    const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== digestOf(url);
  } catch {
    return false;
  }
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

/** What the shell shares, and which builds have taken it. */
export function listLibraries(): { name: string; version: string; usedBy: string[] }[] {
  const scope = getHost().shareScopeMap.default ?? {};
  return Object.entries(__SHARED_VERSIONS__).map(([name, version]) => ({
    name,
    version,
    usedBy: scope[name]?.[version]?.useIn.filter((user) => user !== 'shell') ?? [],
  }));
}

/**
 * Downloads a released build's container and gives what it exposes as `./area`, unchecked.
 * The only place that knows of federation.
 * @param attempt 0 for the first try; later ones ask under another URL, because a browser joins a hung request
 * @throws AreaFault with the reason
 */
export async function downloadArea(release: Release, attempt: number): Promise<unknown> {
  const { container } = release;
  const entry = new URL(release.url + release.entry, document.baseURI);
  if (attempt > 0) entry.searchParams.set('retry', String(attempt));
  faults.delete(container);
  getHost().registerRemotes([{ name: container, entry: entry.href }], { force: attempt > 0 });
  try {
    const module = await getHost().loadRemote<{ default?: unknown }>(`${container}/area`);
    return module?.default;
  } catch (error) {
    throw faults.get(container) ?? (await explainScriptFailure(error, release));
  }
}

async function explainScriptFailure(error: unknown, release: Release): Promise<AreaFault> {
  const { name, request } = error as { name?: string; request?: string };
  const isChunk = name === 'ChunkLoadError';
  const url = isChunk && request ? request : entryScriptOf(release);
  if (url && (await isAltered(url))) return new AreaFault('integrity', `${url} is not what was released`);
  return asAreaFault(error, isChunk ? 'chunk-missing' : 'entry-unreachable');
}

const entryScriptOf = (release: Release): string | undefined => {
  const file = Object.keys(release.integrity).find((name) => name.startsWith('remoteEntry.'));
  return file && new URL(release.url + file, document.baseURI).href;
};
