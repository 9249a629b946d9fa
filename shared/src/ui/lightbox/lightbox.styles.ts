import styled from 'styled-components';
import { darkScope, space, token } from '../../theme';
import { modalSurface } from '../dialog';

export const Frame = styled.dialog`
  ${modalSurface}
  ${darkScope}
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  > p {
    padding: ${space(3)} ${space(4)} ${space(4)};
    text-align: center;
    color: ${token.color.textMuted};
    font-size: ${token.size.sm};
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  font-size: ${token.size.sm};

  > span {
    flex: 1;
    padding-left: ${space(2)};
  }
`;

export const Stage = styled.div<{ $zoomed: boolean }>`
  flex: 1;
  min-height: 0;
  overflow: ${({ $zoomed }) => ($zoomed ? 'auto' : 'hidden')};
  touch-action: ${({ $zoomed }) => ($zoomed ? 'auto' : 'pan-y pinch-zoom')};
`;

export const Zoomed = styled.div<{ $zoomed: boolean }>`
  width: ${({ $zoomed }) => ($zoomed ? '220%' : '100%')};
  height: ${({ $zoomed }) => ($zoomed ? '220%' : '100%')};

  picture {
    display: contents;
  }

  /* Shows the whole picture, with the dark ground beside it instead of the picture's placeholder. */
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: none;
  }
`;

export const Side = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: ${space(2)};
  transform: translateY(-50%);
  border-radius: ${token.radius.round};
  background: rgb(20 30 32 / 55%);
`;
