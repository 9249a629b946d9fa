import { useState } from 'react';

/**
 * The text of a search box that writes every change to the address, which follows a moment later. What the
 * address says wins as soon as it says something that was not written here: Back, a link, Clear Filters.
 * @param search what the address says
 * @param write puts another search into the address
 */
export function useSearchDraft(search: string, write: (search: string) => void) {
  const [draft, setDraft] = useState(search);
  const [known, setKnown] = useState(search);
  const [awaited, setAwaited] = useState<string>();

  if (search !== known) {
    setKnown(search);
    if (search === awaited) setAwaited(undefined);
    else if (awaited === undefined) setDraft(search);
  }

  const type = (text: string) => {
    setDraft(text);
    const next = text.trim();
    if (next === (awaited ?? search)) return;
    setAwaited(next === search ? undefined : next);
    write(next);
  };

  return { draft, type };
}
