import { report } from '@marisma/shared/reports';
import type { Tally } from './judge-trial';

export interface Outcomes {
  trial: Tally;
  live: Tally;
}

/**
 * Counts what browsers reported of two builds of an area, from the first word of the one on trial: before it, the live
 * one had other days. An earlier build that had to be shown instead is a failure too. Lines that are no reports
 * of an area are passed over.
 * @param lines reports as JSON, oldest first
 */
export async function countOutcomes(
  lines: AsyncIterable<string>,
  area: string,
  builds: { trial: string; live: string },
): Promise<Outcomes> {
  const counted: Outcomes = { trial: { loads: 0, failures: 0 }, live: { loads: 0, failures: 0 } };
  for await (const line of lines) {
    const parsed = report.safeParse(parseJson(line));
    if (!parsed.success || parsed.data.kind !== 'area' || parsed.data.area !== area) continue;
    const { build, outcome } = parsed.data;
    const which = build === builds.trial ? 'trial' : build === builds.live ? 'live' : null;
    if (!which || (which === 'live' && counted.trial.loads === 0)) continue;
    counted[which].loads += 1;
    if (outcome !== 'ready') counted[which].failures += 1;
  }
  return counted;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
