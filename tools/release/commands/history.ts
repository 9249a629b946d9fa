import type { Origin } from '../registry/part-builds';
import { originOf, readLog, type LoggedRevision } from '../registry/registry-log';
import { partOf, type SiteRegistry } from '../registry/site-registry';
import { formatTable } from './table';
import type { Target } from '../targets/target';

/** A revision of the log, with its registry. */
interface Revision {
  entry: LoggedRevision;
  registry: SiteRegistry;
}

/** Of a change, in a line of a terminal. */
const MOST_CHARS = 40;

const read = async (target: Target): Promise<Revision[]> =>
  (await readLog(target)).map((entry) => ({ entry, registry: JSON.parse(entry.text) as SiteRegistry }));

/** '2026-11-24T11:00:07Z' → '2026-11-24 11:00Z' */
const formatMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')}Z`;

/** The cells of a change: when, by whom, at which commit; all in UTC. */
export const originCells = ({ time, author = '–', commit = '–' }: Origin = {}): string[] => [
  time ? formatMinute(time) : '–',
  author,
  commit,
];

/** What the registry has of an area: its builds, its team and its paths. */
const snapshotOf = (registry: Omit<SiteRegistry, 'schema' | 'revision'>, name: string): string =>
  JSON.stringify([
    partOf(registry, name),
    registry.teams?.[name],
    Object.entries(registry.paths ?? {}).filter(([, { area }]) => area === name),
  ]);

/** A release of everything names every build. */
const shorten = (change: string): string =>
  change.length > MOST_CHARS ? `${change.slice(0, MOST_CHARS)}…` : change;

/**
 * Lists the changes of the shell or an area that the log still has, newest first, and the builds that a rollback skips.
 * @throws Error when nothing of it is in the log
 */
export async function describeHistory(target: Target, name: string): Promise<string> {
  const revisions = await read(target);
  const parts = revisions.map(({ registry }) => partOf(registry, name));
  const snapshots = revisions.map(({ registry }) => snapshotOf(registry, name));
  // What was before the oldest revision is known of the first one only.
  if (revisions.at(-1)?.registry.revision === 1) snapshots.push(snapshotOf({ areas: {} }, name));
  const isChange = (index: number): boolean =>
    index + 1 < snapshots.length && snapshots[index] !== snapshots[index + 1];
  const rows = revisions.flatMap(({ entry, registry }, index) => {
    if (!isChange(index)) return [];
    const part = parts[index];
    const canary = part?.canary;
    const live = part?.live.build ?? (parts[index + 1] ? 'removed' : '–');
    return [
      [
        String(registry.revision),
        ...originCells(originOf(entry)),
        shorten(entry.change ?? '–'),
        canary ? `${live}, ${canary.percent} % ${canary.release.build}` : live,
      ],
    ];
  });
  const [now] = parts;
  if (rows.length === 0 && now) rows.push(['–', ...originCells(now.since), '–', now.live.build]);
  if (rows.length === 0) throw new Error(`The log has no change of '${name}'.`);
  const retired = now?.retired?.map(({ release, verdict }) => `${release.build} (${verdict})`) ?? [];
  return [
    formatTable([['revision', 'when', 'by', 'commit', 'change', 'live'], ...rows]),
    ...(retired.length > 0 ? ['', `A rollback skips ${retired.join(', ')}`] : []),
  ].join('\n');
}
