import { layer, space } from '@marisma/shared/theme';
import { Badge, Button } from '@marisma/shared/ui';
import styled from 'styled-components';
import type { HomeId } from '../sample/homes';
import { t } from '../texts';

const Row = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  gap: ${space(2)};
  align-items: center;
  margin-top: ${space(2)};
`;

/** Under a home that was taken off the list: says so, and offers to take it back. */
export function RemovedNote({ home, onUndo }: { home: HomeId; onUndo: () => void }) {
  const { wishlist, homes } = t;
  return (
    <Row>
      <Badge>{wishlist.removedLabel}</Badge>
      <Button size="sm" variant="quiet" aria-label={wishlist.undoOf(homes[home].title)} onClick={onUndo}>
        {wishlist.undo}
      </Button>
    </Row>
  );
}
