import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '@marisma/area-kit/reports';
import { partsOf, type SiteRegistry } from '../release/registry/site-registry';

/** What browsers reported of one build of an area or of the shell. */
export interface BuildFigures {
  area: string;
  build: string;
  loads: number;
  /** Loads that ended with the build before, and loads that failed. */
  fallbacks: number;
  failed: number;
  errors: number;
  /** Of what failed, with how often. */
  reasons: string[];
  /** Of each web vital: how many page loads measured it, and what three quarters of them are at least as good as. */
  vitals: Record<string, { count: number; figure: number }>;
}

/** The builds that visitors get and the one before, newest first, by area; the shell is one. */
export type ShippedBuilds = Record<string, { role: 'canary' | 'live' | 'before'; build: string }[]>;

/** The share of page loads that a vital is at least as good for. */
const PERCENTILE = 0.75;

/** A build is worse above these limits; fewer reports may come from one visitor's browser, or be forged. */
const WORSE = { failures: 5, share: 0.01, times: 2, paints: 50, slower: 1.25 };

export const shippedBuilds = (registry: SiteRegistry): ShippedBuilds =>
  Object.fromEntries(
    Object.entries(partsOf(registry)).map(([name, { live, previous, canary }]) => {
      const roles = { canary: canary?.release, live, before: previous[0] };
      const builds = (['canary', 'live', 'before'] as const).flatMap((role) => {
        const build = roles[role]?.build;
        return build === undefined ? [] : [{ role, build }];
      });
      return [name, builds];
    }),
  );

/** The builds that a report is about. The shell reports errors that no code caught: they count for the build that threw them. */
function buildsBehind(one: Report): [area: string | undefined, build: string | undefined][] {
  if (one.kind === 'area') return [[one.area, one.build]];
  if (one.kind === 'vital')
    return [
      ['shell', one.shell],
      [one.area, one.build],
    ];
  if (one.kind !== 'error') return [];
  if (one.area !== 'shell') return [[one.area, one.build]];
  const [area = 'shell', build = one.shell] = one.stack?.[0]?.split('/') ?? [];
  return [[area, build]];
}

/** Sums reports up by build. */
export function byBuild(reports: Report[]): BuildFigures[] {
  const places = reports.flatMap((one) => buildsBehind(one).map(([area, build]) => ({ area, build, one })));
  return groups(places, ({ area, build }) => [area, build]).flatMap(([[area, build], all]) => {
    if (area === undefined || build === undefined) return [];
    const of = (outcome: string) => loads.filter((one) => one.outcome === outcome).length;
    const loads = all.flatMap(({ one }) => (one.kind === 'area' ? [one] : []));
    const vitals = all.flatMap(({ one }) => (one.kind === 'vital' ? [one] : []));
    const reasons = groups(
      loads.filter(({ outcome }) => outcome !== 'ready'),
      ({ reason = 'unknown' }) => [reason],
    );
    const paints = vitals.filter(({ name }) => name === 'FCP').length;
    return {
      area,
      build,
      loads: area === 'shell' ? paints : loads.length,
      fallbacks: of('fallback'),
      failed: of('failed'),
      errors: all.filter(({ one }) => one.kind === 'error').length,
      reasons: reasons.map(([[reason], those]) => `${reason} ${those.length}`),
      vitals: percentiles(vitals),
    };
  });
}

export const percentiles = (vitals: { name: string; value: number }[]): BuildFigures['vitals'] =>
  Object.fromEntries(
    groups(vitals, ({ name }) => [name]).map(([[name = ''], all]) => {
      const values = all.map(({ value }) => value).sort((a, b) => a - b);
      return [name, { count: all.length, figure: values[Math.ceil(PERCENTILE * values.length) - 1] ?? 0 }];
    }),
  );

const failuresOf = ({ fallbacks, failed, errors }: BuildFigures): number => fallbacks + failed + errors;
const failureShareOf = (figures: BuildFigures): number => failuresOf(figures) / Math.max(figures.loads, 1);

/** What a new build does worse than the one before: more of its loads fail, or the page is seen later. */
function compareBuilds(now: BuildFigures, before: BuildFigures): string[] {
  const mostShare = Math.max(WORSE.share, WORSE.times * failureShareOf(before));
  const [paint, paintBefore] = [now.vitals.LCP, before.vitals.LCP];
  const isSlower =
    paint &&
    paintBefore &&
    Math.min(paint.count, paintBefore.count) >= WORSE.paints &&
    paint.figure > WORSE.slower * paintBefore.figure;
  return [
    ...(failuresOf(now) >= WORSE.failures && failureShareOf(now) > mostShare
      ? [
          `${failuresOf(now)} failures and errors in ${now.loads} loads, before ${failuresOf(before)} in ${before.loads}`,
        ]
      : []),
    ...(isSlower ? [`LCP ${Math.round(paint.figure)} ms, before ${Math.round(paintBefore.figure)} ms`] : []),
  ];
}

/** Finds new builds that do worse than the one before. */
export function findRegressions(
  reports: Report[],
  shipped: ShippedBuilds,
): { build: string; text: string }[] {
  const figures = byBuild(reports);
  const none = { loads: 0, fallbacks: 0, failed: 0, errors: 0, reasons: [], vitals: {} };
  const figuresOf = (area: string, build: string): BuildFigures =>
    figures.find((one) => one.area === area && one.build === build) ?? { area, build, ...none };
  return Object.entries(shipped).flatMap(([area, builds]) =>
    builds.flatMap(({ build }, at) => {
      const before = builds[at + 1]?.build;
      const faults =
        before === undefined ? [] : compareBuilds(figuresOf(area, build), figuresOf(area, before));
      const text = `${area} ${build} is worse than ${before}: ${faults.join('; ')}`;
      return faults.length > 0 ? [{ build, text }] : [];
    }),
  );
}

const ALERTED_FILE = 'told.json';
const HOOK_TIMEOUT_MS = 10_000;

/**
 * Posts each build that is worse to the hook, once.
 * @param folder of the collector, which keeps the builds that were posted
 * @param hook takes a POST of `{ "text": … }`, as the hooks of chats do
 * @throws Error when the hook did not take it; the next call tries again
 */
export async function alertRegressions(
  folder: string,
  regressions: ReturnType<typeof findRegressions>,
  hook: string,
): Promise<void> {
  const file = join(folder, ALERTED_FILE);
  const alerted = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as string[];
  for (const { build, text } of regressions) {
    if (alerted.includes(build)) continue;
    const answer = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The hook for alerts answers ${answer.status}.`);
    alerted.push(build);
    await writeFile(file, JSON.stringify(alerted));
  }
}

/** Groups by a key of several words, the largest group first. */
export function groups<R, K extends string | undefined>(
  all: R[],
  keyOf: (one: R) => K[],
): [key: K[], all: R[]][] {
  const found = new Map<string, [K[], R[]]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = found.get(JSON.stringify(key)) ?? [key, []];
    group[1].push(one);
    found.set(JSON.stringify(key), group);
  }
  return [...found.values()].sort(([, one], [, other]) => other.length - one.length);
}
