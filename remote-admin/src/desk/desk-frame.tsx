import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { Queries } from '@marisma/area-kit/queries';
import { Outlet, useLocation } from '@marisma/area-kit/router';
import { useUser } from '@marisma/area-kit/shell';
import { media, space, token } from '@marisma/area-kit/theme';
import { EmptyState, useStoredState } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';
import { DeskProvider, type Desk, type DeskListHandle } from './desk-context';
import { DeskNav } from './desk-nav';
import { KeysHelp } from './keys-help';
import { useCounts } from './use-counts';
import { useDeskTitle } from './use-desk-title';

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

/** The frame of every page of the desk: links between them, counts, and what list and request tell each other. */
export default function DeskFrame() {
  const user = useUser();
  return (
    <Queries key={user.id} area="admin">
      <DeskRoom />
    </Queries>
  );
}

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

function DeskRoom() {
  const { search, hash } = useLocation();
  const { counts, refused, refresh } = useCounts();
  const [keys, setKeys] = useStoredState('marisma.desk.keys', true, parseFlag);
  const list = useRef<DeskListHandle>(undefined);
  useDeskTitle(counts?.open);

  const desk = useMemo<Desk>(
    () => ({
      counts,
      refresh: () => {
        refresh();
        list.current?.refresh();
      },
      neighbor: (id, step) => {
        const ids = list.current?.ids() ?? [];
        const at = ids.indexOf(id);
        return at < 0 ? undefined : ids[at + step];
      },
      listPath: paths.desk + search + hash,
      requestPath: (id) => paths.deskRequest(id) + search + hash,
      keys,
      setKeys,
      attachList: (mounted) => {
        list.current = mounted;
        return () => {
          if (list.current === mounted) list.current = undefined;
        };
      },
    }),
    [counts, refresh, search, hash, keys, setKeys],
  );
  return (
    <DeskProvider value={desk}>
      <Page>
        {refused ? (
          <EmptyState title={t.desk.unapproved.title} level={1}>
            {t.desk.unapproved.text}
          </EmptyState>
        ) : (
          <>
            <Top>
              <DeskNav approvals={counts?.approvals ?? 0} />
              <KeysHelp />
            </Top>
            <Outlet />
          </>
        )}
      </Page>
    </DeskProvider>
  );
}
