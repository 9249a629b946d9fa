import type { Arrival } from './arrival.data';

/** A person as typed; `key` stays its own while others come and go. */
export interface Person {
  key: number;
  name: string;
  age: string;
}

/** The form as typed. `version` is that of the details that it began from. */
export type Draft = Omit<Arrival, 'party'> & { party: Person[] };

export const draftOf = ({ party, ...rest }: Arrival): Draft => ({
  ...rest,
  party: party.map(({ name, age }, key) => ({ key, name, age: age === undefined ? '' : String(age) })),
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
export const arrivalOf = ({ party, ...rest }: Draft): Arrival => ({
  ...rest,
  party: party.map(({ name, age }) => ({
    name: name.trim(),
    ...(age.trim() && { age: Number(age) }),
  })),
});

export const withPerson = (draft: Draft): Draft => ({
  ...draft,
  party: [...draft.party, { key: Math.max(-1, ...draft.party.map(({ key }) => key)) + 1, name: '', age: '' }],
});

export type Fault = 'time' | 'name' | 'age';

/** What is wrong with each field: 'time', or 'name' and 'age' with the person's key. */
export function faultsOf({ time, party }: Draft): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  if (time && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) faults.set('time', 'time');
  for (const { key, name, age } of party) {
    if (!name.trim()) faults.set(`name ${key}`, 'name');
    if (!/^(\d|1[0-7])?$/.test(age.trim())) faults.set(`age ${key}`, 'age');
  }
  return faults;
}
