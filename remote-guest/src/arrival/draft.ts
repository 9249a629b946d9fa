import type { t } from '../texts';
import type { Arrival } from './queries';

/** A person as typed; `key` stays its own while others come and go. */
export interface Person {
  key: number;
  name: string;
  age: string;
}

/** The form as typed. `version` is that of the details that it began from. */
export type Draft = Omit<Arrival, 'party'> & { party: Person[] };

export const draftOf = (arrival: Arrival): Draft => ({
  ...arrival,
  party: arrival.party.map(({ name, age }, key) => ({
    key,
    name,
    age: age === undefined ? '' : String(age),
  })),
});

/** A draft that was kept as text; undefined where there is none that can be read. */
export function readDraft(kept: string): Draft | undefined {
  try {
    return kept ? (JSON.parse(kept) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** What is sent. */
export const argsOf = ({
  arrives_at,
  travel,
  flight,
  party,
  diet,
  diet_version,
  wishes,
  version,
}: Draft) => ({
  arrives_at: arrives_at ?? '',
  travel: travel ?? '',
  flight: (travel === 'flight' && flight) || '',
  party: party.map(({ name, age }) => ({ name: name.trim(), ...(age.trim() && { age: Number(age) }) })),
  // Without consent, nothing of it is sent.
  diet: (diet_version && diet) || '',
  diet_consent: diet_version ?? undefined,
  wishes: wishes ?? '',
  expected_version: version,
});

type Fault = keyof typeof t.arrival.faults;

/** What is wrong with each field: 'time', or 'name' and 'age' with the person's key. */
export function faultsOf({ arrives_at, party }: Draft, badTime: boolean): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  if (badTime || (arrives_at && !/^([01]\d|2[0-3]):[0-5]\d$/.test(arrives_at))) faults.set('time', 'time');
  for (const { key, name, age } of party) {
    if (!name.trim()) faults.set(`name ${key}`, 'name');
    if (!/^(\d|1[0-7])?$/.test(age.trim())) faults.set(`age ${key}`, 'age');
  }
  return faults;
}
