import type { LinkCount } from '@marisma/shared/contract';
import { useLocation } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { token } from '@marisma/shared/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { createStore, useStore } from 'zustand';
import { afterLoad, whenIdle } from './after-load';
import { countsOf, useLinks, type NavItem } from './nav-links';
import { useFrameSession } from './use-frame-session';

/** By then the page stands. */
const ASK_AFTER_MS = 3000;

/** The numbers beside links, as far as they are known, by `keyOf`. */
const counts = createStore<Record<string, number>>(() => ({}));
const keyOf = ({ rpc, field }: LinkCount): string => `${rpc}.${field}`;

const Count = styled.span`
  margin-inline-start: 0.4em;
  padding-inline: 0.45em;
  border-radius: 1em;
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.size.xs};
  font-weight: 600;
`;

/** The words of a link, and its number when that is known and not zero. */
export function LinkLabel({ label, count }: Pick<NavItem, 'label' | 'count'>) {
  const number = useStore(counts, (known) => (count ? known[keyOf(count)] : undefined));
  return number ? (
    <>
      {label} <Count>{number}</Count>
    </>
  ) : (
    label
  );
}

/** Asks for the numbers of the links that the present visitor sees, late and anew on every page. */
export function AskCounts(): null {
  const session = useFrameSession();
  const links = useLinks();
  const { pathname } = useLocation();
  const { supabase } = useShell();
  const user = session.status === 'signedIn' ? session.user.id : undefined;
  const wanted = JSON.stringify(user === undefined ? [] : countsOf(links, session));

  // What another account was told is not shown to this one.
  useEffect(() => () => counts.setState({}, true), [user]);

  useEffect(() => {
    const asked = JSON.parse(wanted) as LinkCount[];
    if (asked.length === 0) return;
    let left = false;
    const askAll = async (): Promise<void> => {
      const [client, { readCount }] = await Promise.all([supabase(), import('./link-counts.data')]);
      await Promise.all(
        asked.map(async (count) => {
          const number = await readCount(client, count);
          if (!left) counts.setState({ [keyOf(count)]: number });
        }),
      );
    };
    // A link without its number is still a link.
    const callOff = afterLoad(ASK_AFTER_MS, () => whenIdle(() => void askAll().catch(() => {})));
    return () => {
      left = true;
      callOff();
    };
  }, [pathname, supabase, wanted]);

  return null;
}
