type Draft = Record<string, string>;

const keyOf = (name: string): string => `marisma.draft.${name}`;

/** What was typed into a form of this tab and not sent; empty when nothing was, or when storage is denied. */
export function readDraft(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps a draft for as long as the tab lives; an empty one is forgotten. */
export function writeDraft(name: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // A browser that stores nothing: the form works, and is empty when one comes back to it.
  }
}
