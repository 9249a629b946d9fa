import { useRef } from 'react';
import styled from 'styled-components';
import { media, space } from '@marisma/area-kit/theme';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import type { DeskView } from '../desk-view';
import { firstRowInSight } from './first-row-in-sight';
import { ListBody } from './list-body';
import { useDeskList } from './use-desk-list';

const Scroll = styled.div`
  ${media.desktop} {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-top: var(--desk-bulk-bar, 0px);
  }
`;

const Rows = styled(Stack)`
  padding: ${space(4)} ${space(4)} 0 0;
`;

/** One tab of the list, or what a search finds. */
export function DeskList({ view, open }: { view: DeskView; open: string | undefined }) {
  const rows = useRef<HTMLUListElement>(null);
  const list = useDeskList(view, () => firstRowInSight(rows.current));
  const texts = t.desk;
  return (
    <Scroll>
      {list.rows ? (
        <ListBody list={{ ...list, rows: list.rows }} view={view} open={open} ref={rows} />
      ) : list.refusal ? (
        <ErrorState title={texts.failedTitle} reason={texts.failedHint} onRetry={list.refresh} />
      ) : (
        <Rows $gap={6} role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} $height="3.5rem" />
          ))}
        </Rows>
      )}
    </Scroll>
  );
}
