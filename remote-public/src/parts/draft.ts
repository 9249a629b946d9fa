import { readJson, tabStorage } from '@marisma/shared/browser';

type Draft = Record<string, string>;

const keyOf = (name: string): string => `marisma.draft.${name}`;

/** The unsent entries of a form in this tab; empty when there are none. */
export const readDraft = (name: string): Draft =>
  Object.fromEntries(
    Object.entries(readJson(tabStorage, keyOf(name)) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Keeps a draft until the tab is closed, or the document where storage is denied; removes an empty draft. */
export function writeDraft(name: string, draft: Draft): void {
  if (Object.keys(draft).length > 0) tabStorage.setItem(keyOf(name), JSON.stringify(draft));
  else tabStorage.removeItem(keyOf(name));
}
