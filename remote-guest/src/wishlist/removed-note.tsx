import { layer, space } from '@marisma/area-kit/theme';
import { Badge, Button } from '@marisma/area-kit/ui';
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

/** A note with an undo button, below a home that was removed from the wishlist. */
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
