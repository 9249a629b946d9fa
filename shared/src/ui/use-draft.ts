import { useUser } from '@marisma/area-kit/shell';
import { useCallback, useState } from 'react';
import { readJson, tabStorage, userKey } from '../browser';

/**
 * A text that the signed-in user types, kept in this tab until it is sent: a reload or a new sign-in does not lose it.
 * The shell removes it when the user signs out here; when the session ends otherwise, it waits for the same user.
 */
export function useTextDraft(name: string): [text: string, write: (text: string) => void] {
  const user = useUser();
  const key = userKey(user.id, `draft.${name}`);
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? '');
  const write = (next: string): void => {
    setText(next);
    if (next === '') tabStorage.removeItem(key);
    else tabStorage.setItem(key, next);
  };
  return [text, write];
}

/**
 * The draft of a form with several fields, kept in this tab until it is saved, as `useTextDraft` keeps a text.
 * @param parse reads what is stored; it may throw or return undefined for a draft of another build or another version
 * @returns the draft as it was when the form was opened; `saveDraft` stores the next state, or undefined for none
 */
export function useDraft<T>(
  name: string,
  parse: (stored: unknown) => T | undefined,
): [draft: T | undefined, saveDraft: (value: T | undefined) => void] {
  const key = userKey(useUser().id, `draft.${name}`);
  const [draft] = useState(() => {
    try {
      return parse(readJson(tabStorage, key));
    } catch {
      return undefined;
    }
  });
  const saveDraft = useCallback(
    (value: T | undefined) => {
      if (value === undefined) tabStorage.removeItem(key);
      else tabStorage.setItem(key, JSON.stringify(value));
    },
    [key],
  );
  return [draft, saveDraft];
}
