import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { asDataError } from '@marisma/area-kit/data';
import { plural } from '@marisma/area-kit/format';
import { Queries } from '@marisma/area-kit/queries';
import { Outlet, useLocation } from '@marisma/area-kit/router';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { EmptyState, useStoredState } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';
import { DeskProvider, type Desk } from './desk-context';
import { DeskNav } from './desk-nav';
import { KeysHelp } from './keys-help';
import { useCounts } from './queries';

export const title = t.desk.pageTitle;

const Page = styled.div`
  width: 100%;
  max-width: ${token.width.wide};
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(12)};

  ${media.desktop} {
    padding: ${space(4)} ${space(8)} ${space(12)};
  }
`;

const Top = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;

  > button {
    margin-left: auto;
  }
`;

/** The frame of every page of the desk: links between them, and counts. */
export default function DeskFrame() {
  const user = useUser();
  return (
    <Queries key={user.id} area="admin">
      <DeskPages />
    </Queries>
  );
}

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

function DeskPages() {
  const { search, hash } = useLocation();
  // After a failure the counts before it stay: the list says what is wrong.
  const { data: counts, error } = useCounts();
  const [keys, setKeys] = useStoredState('marisma.desk.keys', true, parseFlag);
  useTitleCount(counts?.open);
  useAnnouncedArrivals(counts?.open);
  const desk = useMemo<Desk>(
    () => ({
      counts,
      listPath: paths.desk + search + hash,
      requestPath: (id) => paths.deskRequest(id) + search + hash,
      keys,
      setKeys,
    }),
    [counts, search, hash, keys, setKeys],
  );
  return (
    <DeskProvider value={desk}>
      <Page>
        {error && asDataError(error).code === 'not_allowed' ? (
          <EmptyState title={t.desk.unapproved.title} level={1}>
            {t.desk.unapproved.text}
          </EmptyState>
        ) : (
          <>
            <Top>
              <DeskNav approvals={counts?.approvals ?? 0} failing={counts?.feeds_failing ?? 0} />
              <KeysHelp />
            </Top>
            <Outlet />
          </>
        )}
      </Page>
    </DeskProvider>
  );
}

const withoutCount = (text: string): string => text.replace(/^\(\d+\) ?/, '');

/** Puts the number of requests that need a reply before the document's title: '(3) Desk · Marisma'. */
function useTitleCount(open: number | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const plain = withoutCount(document.title);
    document.title = open ? `(${open}) ${plain}` : plain;
    return () => {
      document.title = withoutCount(document.title);
    };
  }, [open, pathname]);
}

function useAnnouncedArrivals(open: number | undefined): void {
  const { announce } = useShell();
  const before = useRef(open);
  useEffect(() => {
    const arrived = (open ?? 0) - (before.current ?? open ?? 0);
    if (arrived > 0) announce(plural(arrived, t.desk.arrived, intlLocale()));
    before.current = open ?? before.current;
  }, [open, announce]);
}
