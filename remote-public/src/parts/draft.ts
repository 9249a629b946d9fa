import { readJson, tabStorage } from '@marisma/shared/browser';

type Draft = Record<string, string>;

const keyOf = (name: string): string => `marisma.draft.${name}`;

/** What was typed into a form of this tab and not sent; empty when nothing was. */
export const readDraft = (name: string): Draft =>
  Object.fromEntries(
    Object.entries(readJson(tabStorage, keyOf(name)) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Keeps a draft for as long as the tab lives, or the document where storage is denied; an empty one is forgotten. */
export function writeDraft(name: string, draft: Draft): void {
  if (Object.keys(draft).length > 0) tabStorage.setItem(keyOf(name), JSON.stringify(draft));
  else tabStorage.removeItem(keyOf(name));
}
