import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { plainList, space } from '@marisma/shared/theme';
import { Button, EmptyState, ErrorState, Note, Skeleton, Stack, VisuallyHidden } from '@marisma/shared/ui';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import type { DeskTab } from '../desk-view';
import { DeskRow } from './desk-row';
import { useDeskList } from './use-desk-list';

const Rows = styled.ul`
  ${plainList}
`;

const Foot = styled.div`
  padding: ${space(4)};
  text-align: center;
`;

/** One tab of the list. */
export function DeskList({ tab, open }: { tab: DeskTab; open: string | undefined }) {
  const { attachList } = useDesk();
  const list = useDeskList(tab);
  const { rows, refresh } = list;
  const texts = t.desk;

  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(
    () => attachList({ refresh, ids: () => latest.current?.map(({ id }) => id) ?? [] }),
    [attachList, refresh],
  );

  if (!rows) {
    return list.refusal ? (
      <ErrorState title={texts.failedTitle} reason={texts.failedHint} onRetry={refresh} />
    ) : (
      <Loading />
    );
  }
  return (
    <>
      {list.refusal && (
        <div role="status">
          <Note tone="warning">{texts.stale}</Note>
        </div>
      )}
      {rows.length === 0 && <EmptyState title={texts.empty[tab].title}>{texts.empty[tab].text}</EmptyState>}
      {rows.length > 0 && (
        <Rows aria-label={texts.tabs[tab]}>
          {rows.map((request) => (
            <DeskRow key={request.id} request={request} current={request.id === open} />
          ))}
        </Rows>
      )}
      {list.more && (
        <Foot>
          <Button variant="outline" size="sm" busy={list.loadingMore} onClick={() => void list.readMore()}>
            {texts.more}
          </Button>
        </Foot>
      )}
    </>
  );
}

const Loading = () => (
  <Stack $gap={6} role="status">
    <VisuallyHidden>{t.desk.loading}</VisuallyHidden>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} $height="3.5rem" />
    ))}
  </Stack>
);
