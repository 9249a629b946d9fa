import { layer, token, visuallyHidden } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** The bar has a fixed height, so that a slide fills exactly the rest of the window. */
export const Root = styled.div`
  --bar-height: calc(5.25rem + env(safe-area-inset-bottom, 0px));
  --slide-height: calc(100dvh - var(--bar-height));
  min-height: 100dvh;
  background: ${token.color.page};
  color: ${token.color.text};
  hyphens: manual;

  /* The deck is focused only by a click. */
  &:focus {
    outline: none;
  }

  @media (min-width: 40rem) {
    --bar-height: calc(3.5rem + env(safe-area-inset-bottom, 0px));
  }

  @media print {
    --slide-height: 720px;
    min-height: 0;
    background: none;
    visibility: visible;
  }
`;

export const Stage = styled.div`
  position: relative;
  z-index: ${layer.base};
  min-height: var(--slide-height);
  overflow: clip;
  touch-action: pan-y pinch-zoom;

  /* What is focused stops above the bar. */
  a,
  button {
    scroll-margin-bottom: var(--bar-height);
  }

  @media print {
    overflow: visible;
  }
`;

export const HiddenHeading = styled.h1`
  ${visuallyHidden}
`;
