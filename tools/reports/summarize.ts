import type { Report } from '@marisma/area-kit/reports';
import { formatTable, printable } from '../release/commands/table';
import { byBuild, groups, percentiles, type BuildFigures, type ShippedBuilds } from './by-build';

type Of<Kind extends Report['kind']> = Extract<Report, { kind: Kind }>;

/** The rows that are listed of errors and of refused policies. */
const MOST_ROWS = 10;

interface SummaryOptions {
  /** What visitors get, to put a new build beside the one before. */
  shipped?: ShippedBuilds;
  /** Finds the places in the sources behind those in builds. */
  resolve?: (frames: string[]) => Promise<string[]>;
}

/** Sums reports up for a terminal: builds, vitals, refused policies, errors with their stacks, the most frequent first. */
export async function summarize(
  reports: Report[],
  { shipped = {}, resolve = async (frames) => frames }: SummaryOptions = {},
): Promise<string> {
  const of = <Kind extends Report['kind']>(kind: Kind): Of<Kind>[] =>
    reports.filter((one): one is Of<Kind> => one.kind === kind);
  const refused = groups(of('policy'), ({ directive, blocked }) => [directive, blocked]);
  const sections: [title: string[], rows: string[][]][] = [
    [
      ['area', 'build', 'is', 'loads', 'earlier build', 'failed', 'errors', 'LCP', 'INP', 'CLS', 'reasons'],
      buildRows(byBuild(reports), shipped),
    ],
    [['vital', 'page loads', '75th percentile', 'good'], vitalRows(of('vital'))],
    [['refused', 'directive', 'what'], counted(refused)],
  ];
  const tables = sections
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => formatTable([title, ...rows]));
  return [...tables, ...(await errorTable(of('error'), resolve))].join('\n\n') || 'No reports.';
}

/** The builds of an area stand below each other, the newest first. */
function buildRows(figures: BuildFigures[], shipped: ShippedBuilds): string[][] {
  // Unknown builds come last.
  const placeOf = ({ area, build }: BuildFigures): number =>
    [...(shipped[area] ?? []).map((one) => one.build), build].indexOf(build);
  const sorted = figures.sort((a, b) =>
    a.area === b.area ? placeOf(a) - placeOf(b) : a.area < b.area ? -1 : 1,
  );
  return sorted.map((one) => {
    const { area, build, loads, fallbacks, failed, errors, reasons, vitals } = one;
    return [
      area,
      build,
      shipped[area]?.[placeOf(one)]?.role ?? '–',
      ...[loads, fallbacks, failed, errors].map(String),
      ...['LCP', 'INP', 'CLS'].map((name) => describeVital(name, vitals[name]?.figure)),
      reasons.join(', ') || '–',
    ];
  });
}

const describeVital = (name: string, figure: number | undefined): string => {
  if (figure === undefined) return '–';
  return name === 'CLS' ? figure.toFixed(3) : `${Math.round(figure)} ms`;
};

const vitalRows = (reports: Of<'vital'>[]): string[][] =>
  Object.entries(percentiles(reports)).map(([name, { count, figure }]) => {
    const good = reports.filter((one) => one.name === name && one.rating === 'good').length / count;
    return [name, String(count), describeVital(name, figure), `${Math.round(100 * good)} %`];
  });

const counted = (found: [key: string[], all: unknown[]][]): string[][] =>
  found.slice(0, MOST_ROWS).map(([key, all]) => [String(all.length), ...key]);

/** The errors as a table, with the stack of one of each below its row. */
async function errorTable(
  errors: Of<'error'>[],
  resolve: Required<SummaryOptions>['resolve'],
): Promise<string[]> {
  const found = groups(errors, ({ area, name, message }) => [area, `${name}: ${message}`]).slice(
    0,
    MOST_ROWS,
  );
  if (found.length === 0) return [];
  const stacks = await Promise.all(
    found.map(([, all]) => resolve(all.find(({ stack = [] }) => stack.length > 0)?.stack ?? [])),
  );
  const lines = formatTable([['errors', 'area', 'error'], ...counted(found)]).split('\n');
  const below = (row: number): string[] => (stacks[row] ?? []).map((frame) => `    at ${printable(frame)}`);
  return [lines.flatMap((line, at) => [line, ...below(at - 1)]).join('\n')];
}
