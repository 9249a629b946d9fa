import type { Registry } from '@marisma/area-kit/contract';
import type { Note, Report } from '@marisma/area-kit/reports';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readUrl, tabStorage, type SimpleStorage } from '@marisma/area-kit/browser';
import { loadSiteConfig } from '../config/site-config';
import { queueReport, readReports, type QueuedReport } from './report-queue';
import { areaStore, type AreaStatus } from '../areas/area-store';

const REPORTED_KEY = 'marisma.reported-builds';

type AreaNote = Extract<Note, { kind: 'area' }>;

/**
 * The reports that a change of an area's status leads to.
 * @param live the build that this tab tried first
 * @returns nothing for a change without an outcome
 */
export function outcomeOf(area: string, now: AreaStatus, before: AreaStatus, live: string): AreaNote[] {
  const { build = live, loadedIn, reason, pageFault } = now;
  const about = (rest: Pick<AreaNote, 'outcome'> & Partial<AreaNote>): AreaNote => ({
    kind: 'area',
    area,
    build,
    ...rest,
  });
  if (now.phase === 'ready' && before.phase !== 'ready') {
    const ready = about({ outcome: 'ready', ms: loadedIn });
    return build === live ? [ready] : [about({ build: live, outcome: 'fallback', reason }), ready];
  }
  if (now.phase === 'failed' && before.phase !== 'failed') return [about({ outcome: 'failed', reason })];
  if (pageFault && pageFault !== before.pageFault)
    return [about({ outcome: 'failed', reason: pageFault.reason })];
  return [];
}

function watchAreas(registry: Registry): void {
  const record = (now: ReturnType<typeof areaStore.getState>, before: typeof now): void => {
    for (const [area, status] of Object.entries(now)) {
      const live = registry.areas[area]?.live.build;
      if (live) outcomeOf(area, status, before[area] ?? { phase: 'idle' }, live).forEach(queueReport);
    }
  };
  record(areaStore.getState(), {});
  areaStore.subscribe(record);
}

/**
 * Records, once per tab, the builds that crashed at their first render. This happens after the reload that
 * replaced them, because a page that is being unloaded can't report reliably.
 */
function recordBroken(registry: Registry, broken: string[], storage: SimpleStorage): void {
  const reported = storage.getItem(REPORTED_KEY)?.split(' ') ?? [];
  for (const build of broken.filter((one) => !reported.includes(one))) {
    const found = Object.entries(registry.areas).find(([, { live, canary, previous }]) =>
      [live, ...(canary ? [canary.release] : []), ...previous].some((release) => release.build === build),
    );
    if (found)
      queueReport({ kind: 'area', area: found[0], build, outcome: 'failed', reason: 'render-crash' });
  }
  storage.setItem(REPORTED_KEY, [...new Set([...reported, ...broken])].join(' '));
}

const MAX_LENGTH = 300;

// Patterns of data that could identify a person or give access to an account.
const PERSONAL: [RegExp, string][] = [
  // Must be first: a URL with credentials looks like an e-mail address.
  [/\bhttps?:\/\/([^\s/?#@]+@)?([^\s/?#]+)[^\s)'"]*/g, 'https://$2'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '<token>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/(\?|#)[\w.-]+=[^\s)'"]*/g, '$1<query>'],
  [/\+?\d[\d\s().-]{6,}\d/g, '<number>'],
];

/** Removes from a message what could identify a person: addresses, tokens, ids, long numbers, URL queries. */
export const scrub = (message: string): string =>
  PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message).slice(0, MAX_LENGTH);

const BATCH_SIZE = 20;
const MAX_WAIT_MS = 10_000;
/** Reports that one document may send; a page that fails in a loop could send more. */
const MAX_REPORTS = 200;

interface SenderTools {
  /** The registry as found; `registry` is the one that the tab loads from, without broken builds. */
  found: Registry;
  registry: Registry;
  brokenBuilds: string[];
  /** The declared pattern of a pathname; it is reported instead of the address. */
  pageOf(pathname: string): string;
  /** Gives a number from 0 to 1 that decides once whether this tab is in the sample. */
  random?: () => number;
}

/**
 * Starts sending this tab's reports if the site's config.json names a target. If the target can't be reached,
 * the reports are lost and the visitor notices nothing.
 */
export async function sendReports(tools: SenderTools): Promise<void> {
  const { found, registry, brokenBuilds, pageOf, random = Math.random } = tools;
  const { reports: target } = await loadSiteConfig();
  if (!target || random() >= (target.sample ?? 1)) return;
  let waiting: Report[] = [];
  let taken = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting.splice(0).map((report) => `${JSON.stringify(report)}\n`);
    if (lines.length > 0) navigator.sendBeacon(target.url, lines.join(''));
  };
  const take = (queued: QueuedReport): void => {
    taken += 1;
    if (taken > MAX_REPORTS) return;
    waiting = [...waiting, complete(queued, pageOf)];
    if (waiting.length >= BATCH_SIZE) flush();
    else timer ??= setTimeout(flush, MAX_WAIT_MS);
  };

  watchAreas(registry);
  recordBroken(found, brokenBuilds, tabStorage);
  watchVitals();
  watchPolicy();
  readReports(take);
  // The last event that a page reliably gets. An unload handler would disable the back/forward cache.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}

function complete({ report, t, pathname }: QueuedReport, pageOf: SenderTools['pageOf']): Report {
  const known = report.kind === 'error' ? { ...report, message: scrub(report.message) } : report;
  return { ...known, t, page: pageOf(pathname), shell: __BUILD__ };
}

function watchVitals(): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) =>
      queueReport({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating }),
    );
  }
}

/** Records violations of the content-security and integrity policies, including earlier ones that the browser has kept. */
function watchPolicy(): void {
  if (!('ReportingObserver' in window)) return;
  new ReportingObserver(
    (found) => {
      for (const { body, type } of found) {
        const { effectiveDirective = String(type), blockedURL = '' } = (body ?? {}) as Record<
          string,
          string | undefined
        >;
        queueReport({
          kind: 'policy',
          directive: effectiveDirective.slice(0, 60),
          blocked: originOf(blockedURL),
        });
      }
    },
    { types: ['csp-violation', 'integrity-violation'], buffered: true },
  ).observe();
}

const originOf = (url: string): string => (readUrl(url)?.origin ?? url).slice(0, 120);
