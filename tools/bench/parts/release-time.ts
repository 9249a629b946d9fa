import { rm } from 'node:fs/promises';
import { makeChange } from '../../release/change';
import { release, releaseAll } from '../../release/release';
import type { Target } from '../../release/targets/target';
import { folderFor, openTarget } from '../site';

/** Seconds from sources to pages. Shares are an area's time divided by the time of everything. */
export interface ReleaseFigures {
  everything: number;
  guest: number;
  public: number;
  guestShare: number;
  publicShare: number;
}

const quiet = (): void => {};

/**
 * Builds and publishes everything to an empty folder, then two areas as if they had never been released: a
 * dashboard, and the area whose pages are rendered at release.
 */
export async function measureRelease(): Promise<ReleaseFigures> {
  const folder = folderFor('release');
  await rm(folder, { recursive: true, force: true });
  const target = await openTarget(folder);
  const everything = await secondsFor(() => releaseAll(target, quiet));
  const guest = await releaseAgain(target, 'guest');
  const rendered = await releaseAgain(target, 'public');
  await rm(folder, { recursive: true, force: true });
  return {
    everything,
    guest,
    public: rendered,
    guestShare: guest / everything,
    publicShare: rendered / everything,
  };
}

async function releaseAgain(target: Target, name: string): Promise<number> {
  await makeChange(target, {
    what: `forget ${name}`,
    parts: [name],
    edit: ({ areas: { [name]: _forgotten, ...areas }, ...registry }) => ({ ...registry, areas }),
  });
  await target.remove(`areas/${name}`);
  return secondsFor(() => release(target, name, quiet));
}

async function secondsFor(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
