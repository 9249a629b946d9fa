import { parseArgs } from 'node:util';
import { PAGES } from './pages';
import { PROFILES } from './profiles';

export interface Options {
  runs: number;
  profiles: string[];
  /** Pages and parts to measure. */
  only: string[];
}

/** The measured parts that are not pages. */
export const PARTS = ['routes'];

/** @throws Error that lists the valid values */
export function readOptions(argv: string[]): Options {
  const { values } = parseArgs({
    args: argv,
    options: {
      runs: { type: 'string', default: '7' },
      profile: { type: 'string', default: 'phone,desktop' },
      only: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number of at least 1.');
  const names = [...PAGES.map(({ name }) => name), ...PARTS];
  return {
    runs,
    profiles: choose('--profile', values.profile, Object.keys(PROFILES)),
    only: values.only === undefined ? names : choose('--only', values.only, names),
  };
}

function choose(option: string, list: string, known: string[]): string[] {
  const chosen = list.split(',');
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${option} has no value ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return chosen;
}
