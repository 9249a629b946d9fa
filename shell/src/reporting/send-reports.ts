import type { Registry } from '@marisma/area-kit/contract';
import type { Report } from '@marisma/area-kit/reports';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { loadSiteConfig } from '../config/site-config';
import { parseUrl, tabStorage } from '@marisma/area-kit/browser';
import { queueReport, readReports, type QueuedReport } from './report-queue';
import { readArea } from '../areas/area-store';
import { framesOf } from './frames-of';
import { scrub } from './scrub';
import { recordBroken, watchAreas } from './watch-areas';

const BATCH_SIZE = 20;
const MAX_WAIT_MS = 10_000;
/** Reports that one document may send; a page that fails in a loop could send more. */
const MAX_REPORTS = 200;

interface SenderTools {
  /** The registry as found; `registry` is the one that the tab loads from, without broken builds. */
  found: Registry;
  registry: Registry;
  brokenBuilds: string[];
  /** The declared pattern of a pathname, which is reported instead of the address, and its area. */
  placeOf(pathname: string): { page: string; area?: string };
  /** Gives a number from 0 to 1 that decides once whether this tab is in the sample. */
  random?: () => number;
}

/**
 * Starts sending this tab's reports if the site's config.json names a target. If the target can't be reached,
 * the reports are lost and the visitor notices nothing.
 */
export async function sendReports(tools: SenderTools): Promise<void> {
  const { found, registry, brokenBuilds, placeOf, random = Math.random } = tools;
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
    waiting = [...waiting, complete(queued, placeOf)];
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

function complete({ report, t, pathname, error }: QueuedReport, placeOf: SenderTools['placeOf']): Report {
  const { page, area } = placeOf(pathname);
  const common = { t, page, shell: __BUILD__ };
  const buildOf = (name?: string): string | undefined => (name === undefined ? name : readArea(name).build);
  if (report.kind === 'vital') return { ...report, area, build: buildOf(area), ...common };
  if (report.kind !== 'error') return { ...report, ...common };
  const { message, area: thrower } = report;
  const facts = { message: scrub(message), build: buildOf(thrower), stack: framesOf(error) };
  return { ...report, ...facts, ...common };
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

const originOf = (url: string): string => (parseUrl(url)?.origin ?? url).slice(0, 120);
