import { readLog, type LoggedRevision } from '../registry/registry-log';
import type { SiteRegistry } from '../registry/site-registry';
import { formatTable } from './table';
import type { Target } from '../targets/target';
import type { Statement } from '../teams/statement';

/** A revision of the log, with its registry. */
interface Revision {
  entry: LoggedRevision;
  registry: SiteRegistry;
}

/** Of a change, in a line of a terminal. */
const MOST_CHARS = 40;

const read = async (target: Target): Promise<Revision[]> =>
  (await readLog(target)).map((entry) => ({ entry, registry: JSON.parse(entry.text) as SiteRegistry }));

const partOf = ({ shell, areas }: SiteRegistry, name: string) => (name === 'shell' ? shell : areas[name]);

/** '2026-11-24T11:00:07Z' → '2026-11-24 11:00Z' */
const toMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')}Z`;

/** The cells of a revision: when, by whom, at which commit; all in UTC. */
const originOf = ({ time, author = '–', commit, statement }: LoggedRevision): string[] => [
  time ? toMinute(time) : '–',
  // The key proves the team; the name is what the team claims.
  statement ? `${(JSON.parse(statement.text) as Statement).area} team: ${author}` : author,
  commit ?? '–',
];

/**
 * Finds who made the live builds live.
 * @returns for each part the cells when, by whom, at which commit; dashes when the log does not reach so far back
 */
export async function readOrigins(target: Target, names: string[]): Promise<Map<string, string[]>> {
  const revisions = await read(target);
  const buildIn = (revision: Revision | undefined, name: string) =>
    revision && partOf(revision.registry, name)?.live.build;
  const originOfLive = (name: string): string[] => {
    const build = buildIn(revisions[0], name);
    const before = revisions.findIndex((revision) => buildIn(revision, name) !== build);
    const first = before === -1 ? revisions.at(-1) : revisions[before - 1];
    const isKnown = before !== -1 || first?.registry.revision === 1;
    return first && isKnown ? originOf(first.entry) : ['–', '–', '–'];
  };
  return new Map(names.map((name) => [name, originOfLive(name)]));
}

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
  const isChange = (index: number): boolean =>
    JSON.stringify(parts[index]) !== JSON.stringify(parts[index + 1]);
  const rows = revisions.flatMap(({ entry, registry }, index) => {
    if (!isChange(index)) return [];
    const part = parts[index];
    const canary = part && 'canary' in part && part.canary;
    const live = part?.live.build ?? 'removed';
    return [
      [
        String(registry.revision),
        ...originOf(entry),
        shorten(entry.change ?? '–'),
        canary ? `${live}, ${canary.percent} % ${canary.release.build}` : live,
      ],
    ];
  });
  if (rows.length === 0) throw new Error(`The log has no change of '${name}'.`);
  const retired = parts[0]?.retired?.map(({ release, verdict }) => `${release.build} (${verdict})`) ?? [];
  return [
    formatTable([['revision', 'when', 'by', 'commit', 'change', 'live'], ...rows]),
    ...(retired.length > 0 ? ['', `A rollback skips ${retired.join(', ')}`] : []),
  ].join('\n');
}
