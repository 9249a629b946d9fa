import { useUser } from '@marisma/area-kit/shell';
import { useCallback, useState } from 'react';
import { readJson, tabStorage, userKey } from '../browser';

/**
 * A text that the signed-in user types, kept in this tab until it is sent: a reload or a new sign-in does not lose it.
 * The shell removes it when the user signs out here; when the session ends otherwise, it waits for the same user.
 */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
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
 * What a form of several fields keeps in this tab until it is saved, as `useDraft` keeps a text.
 * @param parse reads what was kept; it may throw or return undefined for what is of another build or another version
 * @returns what was kept when the form was opened; `keep` keeps the next state, or undefined for nothing
 */
export function useKept<T>(
  name: string,
  parse: (kept: unknown) => T | undefined,
): [kept: T | undefined, keep: (value: T | undefined) => void] {
  const key = userKey(useUser().id, `draft.${name}`);
  const [kept] = useState(() => {
    try {
      return parse(readJson(tabStorage, key));
    } catch {
      return undefined;
    }
  });
  const keep = useCallback(
    (value: T | undefined) => {
      if (value === undefined) tabStorage.removeItem(key);
      else tabStorage.setItem(key, JSON.stringify(value));
    },
    [key],
  );
  return [kept, keep];
}
