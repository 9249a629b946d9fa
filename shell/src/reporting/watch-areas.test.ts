import type { AreaStatus } from '../areas/area-store';
import { outcomeOf } from './watch-areas';

const idle: AreaStatus = { phase: 'idle' };
const loading: AreaStatus = { phase: 'loading', build: 'b2' };
const ready: AreaStatus = { phase: 'ready', build: 'b2', loadedIn: 120 };
const pageFault = { reason: 'render-crash', reference: 'A3C4D6', pathname: '/guest' } as const;

const outcomes = (now: AreaStatus, before: AreaStatus) =>
  outcomeOf('guest', now, before, 'b2').map(({ build, outcome, reason, ms }) =>
    [build, outcome, reason, ms].filter((fact) => fact !== undefined).join(' '),
  );

it.each<[string, AreaStatus, AreaStatus, string[]]>([
  ['a load in progress gives no report', loading, idle, []],
  ['a successful load', ready, loading, ['b2 ready 120']],
  [
    'a fallback to the build before, with its reason',
    { ...ready, build: 'b1', reason: 'import-crash' },
    loading,
    ['b2 fallback import-crash', 'b1 ready 120'],
  ],
  ['a load that failed', { phase: 'failed', build: 'b2', reason: 'timeout' }, loading, ['b2 failed timeout']],
  ['a page that threw', { ...ready, pageFault }, ready, ['b2 failed render-crash']],
  ['the same fault again', { ...ready, slow: true, pageFault }, { ...ready, pageFault }, []],
])('%s', (_, now, before, expected) => expect(outcomes(now, before)).toEqual(expected));
