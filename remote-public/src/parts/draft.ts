import { readJson, tabStorage, userKey } from '@marisma/area-kit/browser';

type Draft = Record<string, string>;

/** The shell removes a user's drafts after a sign-out. */
const keyOf = (name: string, userId: string | null): string =>
  userId === null ? `marisma.draft.${name}` : userKey(userId, `draft.${name}`);

/**
 * The unsent entries of a form in this tab; empty when there are none.
 * @param userId the signed-in visitor; null when signed out
 */
export const readDraft = (name: string, userId: string | null): Draft =>
  Object.fromEntries(
    Object.entries(readJson(tabStorage, keyOf(name, userId)) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Stores a draft until the tab is closed, or the document where storage is denied; removes an empty draft. */
export function writeDraft(name: string, userId: string | null, draft: Partial<Draft>): void {
  if (Object.values(draft).some((entry) => entry !== undefined))
    tabStorage.setItem(keyOf(name, userId), JSON.stringify(draft));
  else tabStorage.removeItem(keyOf(name, userId));
}

/** Gives the draft that was typed while signed out to the visitor who has signed in. */
export function adoptDraft(name: string, userId: string): void {
  const typed = readDraft(name, null);
  if (Object.keys(typed).length === 0) return;
  writeDraft(name, userId, { ...readDraft(name, userId), ...typed });
  writeDraft(name, null, {});
}
