import { inspectSite, isSettled } from './settle';
import type { Target } from './target';

const SIGNED = {
  valid: 'signed',
  invalid: 'NOT signed with this key: review the registry, then adopt it',
  unsigned: 'not signed',
};

const verdicts = ({ retired = [] }: { retired?: { verdict: string; release: { build: string } }[] } = {}) =>
  retired.map(({ verdict, release }) => `${release.build} (${verdict})`).join(', ') || '–';

const speaks = (contract?: string): string => (contract ? `speaks ${contract}` : '–');

/** Lists the live builds and the contracts that the shell speaks and the areas need, as a table for a terminal. */
export async function describeStatus(target: Target): Promise<string> {
  const { registry, signature } = await inspectSite(target);
  const { revision, shell, areas } = registry;
  const rows = [
    ['area', 'live', 'contract', 'canary', 'earlier', 'retired', 'state'],
    [
      'shell',
      shell?.live.build ?? '–',
      speaks(shell?.live.contract),
      '–',
      String(shell?.previous.length ?? 0),
      verdicts(shell),
      'on',
    ],
    ...Object.entries(areas).map(([name, { live, previous, canary, retired, disabled }]) => [
      name,
      live.build,
      `needs ${live.contract}`,
      canary ? `${canary.release.build} (${canary.percent} %)` : '–',
      String(previous.length),
      verdicts({ retired }),
      disabled === undefined ? 'on' : `off: ${disabled || 'no message'}`,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const state = (await isSettled(target)) ? '' : ', unfinished: the next command finishes it';
  return [`revision ${revision}, ${SIGNED[signature]}${state}`, '', ...lines].join('\n');
}
