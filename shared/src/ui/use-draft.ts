import { useUser } from '@marisma/area-kit/shell';
import { useState } from 'react';
import { tabStorage, userKey } from '../browser';

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
