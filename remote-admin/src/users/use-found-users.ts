import { useDeferredValue, useEffect, useMemo } from 'react';
import { formatNumber } from '@marisma/shared/format';
import { useShell } from '@marisma/shared/shell';
import { intlLocale } from '@marisma/shared/texts';
import { t } from '../texts';
import type { ListView } from './list-view';
import { searchUsers } from './search-users';
import type { User } from './user';

export interface FoundUsers {
  found: readonly User[];
  /** Those of them on the page looked at. */
  rows: readonly User[];
  /** The page looked at; the last one where the view asks for one beyond. */
  page: number;
  searching: boolean;
}

/** The users a view shows. Letters typed come first: the list follows when the browser has time. */
export function useFoundUsers(users: readonly User[], view: ListView): FoundUsers {
  const text = useDeferredValue(view.text);
  const found = useMemo(() => searchUsers(users, text), [users, text]);
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / view.length)));
  const rows = useMemo(
    () => found.slice((page - 1) * view.length, page * view.length),
    [found, page, view.length],
  );
  return { found, rows, page, searching: text.trim() !== '' };
}

// Long enough that nothing is said between two letters.
const PAUSE = 800;

/** Says how many a search found, once typing has paused. */
export function useSpokenCount({ found, searching }: FoundUsers, all: number): void {
  const { announce } = useShell();
  const locale = intlLocale();
  const texts = t.users;
  const message = searching ? texts.found(formatNumber(found.length, locale), formatNumber(all, locale)) : '';

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => announce(message), PAUSE);
    return () => clearTimeout(timer);
  }, [message, announce]);
}
