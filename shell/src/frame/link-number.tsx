import type { LinkCount } from '@marisma/shared/contract';
import { useLocation } from '@marisma/shared/router';
import { useSession, useShell } from '@marisma/shared/shell';
import { token } from '@marisma/shared/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { createStore, useStore } from 'zustand';
import { afterLoad, whenIdle } from './after-load';
import { readCount } from './link-number.data';

/** Leaves the network to the page at first. */
const ASK_AFTER_MS = 3000;

/** The loaded numbers, by account and count. */
const numbers = createStore<Record<string, number>>(() => ({}));
/** The visit of each number's last request: the same link can be in several menus. */
const requestedAt = new Map<string, string>();

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
 * The number beside a link; empty while it is unknown or zero. It is requested late, and again on every page.
 */
export default function LinkNumber({ rpc, field }: LinkCount) {
  const session = useSession();
  const { key: visit } = useLocation();
  const { supabase } = useShell();
  const account = session.status === 'signedIn' ? session.user.id : '';
  const key = `${account} ${rpc}.${field}`;
  const number = useStore(numbers, (known) => known[key]);

  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (requestedAt.get(key) === visit) return;
      requestedAt.set(key, visit);
      numbers.setState({ [key]: await readCount(await supabase(), { rpc, field }) });
    };
    // After a failure the number before it stays until the next visit.
    return afterLoad(ASK_AFTER_MS, () => whenIdle(() => void ask().catch(() => {})));
  }, [field, key, rpc, supabase, visit]);

  return number ? (
    <>
      {' '}
      <Badge>{number}</Badge>
    </>
  ) : null;
}
