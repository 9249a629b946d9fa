import { useDraft } from '@marisma/area-kit/ui';
import { useState } from 'react';

/**
 * What is entered into a form, kept in this tab until it is forgotten; a form that is opened again begins with it.
 * @param parse reads what is stored; it may throw
 */
export function useDraftState<Entries>(
  name: string,
  parse: (stored: unknown) => Partial<Entries>,
  initial: Entries,
): [entries: Entries, enter: (part: Partial<Entries>) => void, forget: () => void] {
  const [draft, saveDraft] = useDraft(name, parse);
  const [entries, setEntries] = useState<Entries>({ ...initial, ...draft });
  const enter = (part: Partial<Entries>) => {
    setEntries({ ...entries, ...part });
    saveDraft({ ...entries, ...part });
  };
  const forget = () => {
    setEntries(initial);
    saveDraft(undefined);
  };
  return [entries, enter, forget];
}
