import { focusRing, media, plainButton, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** The carousel alone on a phone; from a tablet on with four small pictures beside it. */
export const Mosaic = styled.div<{ $tiles: boolean }>`
  display: grid;
  gap: ${space(2)};
  aspect-ratio: 4 / 3;

  > * {
    min-width: 0;
    min-height: 0;
  }

  ${media.phoneOnly} {
    margin-inline: -${space(5)};
  }

  ${media.tablet} {
    aspect-ratio: 16 / 9;
    ${({ $tiles }) =>
      $tiles &&
      `grid-template: 1fr 1fr / 3fr 1fr 1fr;

      > :first-child {
        grid-row: span 2;
      }`}
  }

  ${media.desktop} {
    aspect-ratio: 9 / 4;
  }
`;

export const Tile = styled.div`
  position: relative;
  overflow: hidden;

  ${media.phoneOnly} {
    display: none;
  }
`;

export const Open = styled.button`
  ${plainButton}
  position: absolute;
  inset: 0;
  cursor: zoom-in;
  ${focusRing}

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-top: ${space(2)};
  font-size: ${token.size.xs};
  color: ${token.color.textMuted};
`;
