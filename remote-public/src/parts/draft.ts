type Draft = Record<string, string>;

const keyOf = (name: string): string => `marisma.draft.${name}`;

/** Drafts of this document, for browsers that store nothing. */
const unstored = new Map<string, string>();

/** What was typed into a form of this tab and not sent; empty when nothing was. */
export function readDraft(name: string): Draft {
  try {
    const text = unstored.get(name) ?? sessionStorage.getItem(keyOf(name)) ?? '{}';
    const stored: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps a draft for as long as the tab lives, or the document where storage is denied; an empty one is forgotten. */
export function writeDraft(name: string, draft: Draft): void {
  unstored.delete(name);
  try {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    unstored.set(name, JSON.stringify(draft));
  }
}
