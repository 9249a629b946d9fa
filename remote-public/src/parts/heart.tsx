import type { HouseId } from '@marisma/area-kit/houses';
import { layer, media, space } from '@marisma/area-kit/theme';
import { HeartButton } from '@marisma/area-kit/wishlist';
import styled, { css } from 'styled-components';
import type { CardLayout } from './property-card.styles';

/** The place of the heart; at the bottom of a phone's small picture, whose top the badge covers. */
const Corner = styled.div<{ $layout: CardLayout }>`
  position: absolute;
  z-index: ${layer.raised};
  top: ${space(3)};
  right: ${space(3)};

  ${({ $layout }) =>
    $layout === 'list' &&
    css`
      ${media.phoneOnly} {
        inset: auto ${space(1)} ${space(1)} auto;
      }
    `}
`;

/** The heart of a house: in the corner of a card's picture, where a layout is given. */
export default function Heart({ house, layout }: { house: HouseId; layout?: CardLayout }) {
  const heart = <HeartButton house={house} />;
  return layout ? <Corner $layout={layout}>{heart}</Corner> : heart;
}
