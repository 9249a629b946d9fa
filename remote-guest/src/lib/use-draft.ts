import { tabStorage, userKey } from '@marisma/shared/browser';
import { useState } from 'react';
import { useGuest } from '../frame/guest-context';

/** A text that the guest types, kept in this tab until it is sent: a reload or a new sign-in does not lose it. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const { user } = useGuest();
  const key = userKey(user.id, `draft.${name}`);
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? '');
  const write = (next: string): void => {
    setText(next);
    if (next === '') tabStorage.removeItem(key);
    else tabStorage.setItem(key, next);
  };
  return [text, write];
}
