import type { LinkCount } from '@marisma/area-kit/contract';
import { useLocation } from '@marisma/area-kit/router';
import { useSession, useShell } from '@marisma/area-kit/shell';
import { token } from '@marisma/area-kit/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { createStore, useStore } from 'zustand';
import { afterLoad, whenIdle } from './after-load';

/** Leaves the network to the page at first. */
const FIRST_AFTER_MS = 3000;
/** How often the number is requested again while the window is visible. */
const EVERY_MS = 60_000;
/** A number as old as this is new enough for another menu, or for somebody who comes back to the window. */
const NEW_FOR_MS = 5000;

const numbers = createStore<Record<string, number>>(() => ({}));
/** Visit and time of each number's last request: the same link can be in several menus. */
const requested = new Map<string, { visit: string; at: number }>();

const Badge = styled.span`
  margin-inline-start: 0.4em;
  padding-inline: 0.45em;
  border-radius: 1em;
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.size.xs};
  font-weight: 600;
`;

/**
 * The number beside a link; empty while it is unknown or zero. It is requested late, again on every page, each minute
 * while the window is visible, and when somebody comes back to it.
 */
export default function LinkNumber({ rpc, field }: LinkCount) {
  const session = useSession();
  const { key: visit } = useLocation();
  const { supabase } = useShell();
  const account = session.status === 'signedIn' ? session.user.id : '';
  const key = `${account} ${rpc}.${field}`;
  const number = useStore(numbers, (known) => known[key]);

  useEffect(() => {
    const read = async (): Promise<void> => {
      requested.set(key, { visit, at: Date.now() });
      const client = await supabase();
      // The name comes from the registry, so the generated types may not know it.
      const { data } = await client.rpc(rpc as never);
      const row = (Array.isArray(data) ? data[0] : data) as Record<string, unknown> | null | undefined;
      const value = row?.[field];
      // After a failure the number before it stays until the next request.
      if (typeof value === 'number') numbers.setState({ [key]: value });
    };
    const start = () => void read().catch(() => {});
    const first = () => {
      if (requested.get(key)?.visit !== visit) start();
    };
    const again = () => {
      const last = requested.get(key);
      if (last && !document.hidden && Date.now() - last.at >= NEW_FOR_MS) start();
    };
    const cancel = afterLoad(FIRST_AFTER_MS, () => whenIdle(first));
    const timer = setInterval(again, EVERY_MS);
    window.addEventListener('focus', again);
    return () => {
      cancel();
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [field, key, rpc, supabase, visit]);

  return number ? (
    <>
      {' '}
      <Badge>{number}</Badge>
    </>
  ) : null;
}
