import type { Report } from '@marisma/area-kit/reports';
import { formatTable } from '../release/commands/table';

type Of<Kind extends Report['kind']> = Extract<Report, { kind: Kind }>;

/** The rows that are listed of errors and of refused policies. */
const MOST_ROWS = 10;
/** The share of page loads that a vital is at least as good for. */
const PERCENTILE = 0.75;

/** Sums reports up for a terminal: loads by build, vitals, errors and refused policies, the most frequent first. */
export function sumUp(reports: Report[]): string {
  const of = <Kind extends Report['kind']>(kind: Kind): Of<Kind>[] =>
    reports.filter((one): one is Of<Kind> => one.kind === kind);
  const sections: [title: string[], rows: string[][]][] = [
    [['area', 'build', 'loads', 'earlier build', 'failed', 'reasons'], loads(of('area'))],
    [['vital', 'page loads', '75th percentile', 'good'], vitals(of('vital'))],
    [
      ['errors', 'area', 'error'],
      counted(of('error'), ({ area, name, message }) => [area, `${name}: ${message}`]),
    ],
    [
      ['refused', 'directive', 'what'],
      counted(of('policy'), ({ directive, blocked }) => [directive, blocked]),
    ],
  ];
  const filled = sections.filter(([, rows]) => rows.length > 0);
  return filled.map(([title, rows]) => formatTable([title, ...rows])).join('\n\n') || 'No reports.';
}

function loads(reports: Of<'area'>[]): string[][] {
  return groups(reports, ({ area, build }) => [area, build]).map(([key, all]) => {
    const ended = (outcome: string): string => String(all.filter((one) => one.outcome === outcome).length);
    const reasons = groups(
      all.filter(({ outcome }) => outcome !== 'ready'),
      ({ reason = 'unknown' }) => [reason],
    ).map(([[reason], those]) => `${reason} ${those.length}`);
    return [...key, String(all.length), ended('fallback'), ended('failed'), reasons.join(', ') || '–'];
  });
}

function vitals(reports: Of<'vital'>[]): string[][] {
  return groups(reports, ({ name }) => [name]).map(([[name = ''], all]) => {
    const values = all.map(({ value }) => value).sort((a, b) => a - b);
    const value = values[Math.ceil(PERCENTILE * values.length) - 1] ?? 0;
    const good = all.filter(({ rating }) => rating === 'good').length / all.length;
    const figure = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
    return [name, String(all.length), figure, `${Math.round(100 * good)} %`];
  });
}

const counted = <R>(reports: R[], keyOf: (one: R) => string[]): string[][] =>
  groups(reports, keyOf)
    .slice(0, MOST_ROWS)
    .map(([key, all]) => [String(all.length), ...key]);

/** Groups reports by a key of several words, the largest group first. */
function groups<R>(reports: R[], keyOf: (one: R) => string[]): [key: string[], all: R[]][] {
  const found = new Map<string, [string[], R[]]>();
  for (const one of reports) {
    const key = keyOf(one);
    const group = found.get(JSON.stringify(key)) ?? [key, []];
    group[1].push(one);
    found.set(JSON.stringify(key), group);
  }
  return [...found.values()].sort(([, one], [, other]) => other.length - one.length);
}
