import styled from 'styled-components';
import { darkScope, focusRing, media, plainButton, space, token } from '../../theme';
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
    text-wrap: balance;
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
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(3)};
    padding-left: ${space(2)};
  }

  strong {
    font-size: ${token.size.md};
    font-weight: 500;
  }
`;

/** A row that a finger pushes where it is wider than the screen. */
export const Groups = styled.div`
  display: flex;
  flex: none;
  max-width: 100%;
  margin-inline: auto;
  padding: 0 ${space(3)} ${space(3)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

export const GroupButton = styled.button`
  ${plainButton}
  flex: none;
  min-height: 2.75rem;
  padding-inline: ${space(3)};
  border-bottom: 2px solid transparent;
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current='true'] {
    border-bottom-color: currentColor;
    color: ${token.color.text};
  }

  ${media.forcedColors} {
    &[aria-current='true'] {
      border-bottom-color: Highlight;
    }
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
