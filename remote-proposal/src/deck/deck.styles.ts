import { layer, token, visuallyHidden } from '@marisma/shared/theme';
import styled from 'styled-components';

/** The bar's height is known beforehand, so that a slide can fill exactly what is left of the window. */
export const Root = styled.div`
  --bar-height: calc(5.25rem + env(safe-area-inset-bottom, 0px));
  --slide-height: calc(100dvh - var(--bar-height));
  min-height: 100dvh;
  background: ${token.color.page};
  color: ${token.color.text};
  hyphens: manual;

  /* Only ever focused by a click. */
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

  @media print {
    overflow: visible;
  }
`;

export const HiddenHeading = styled.h1`
  ${visuallyHidden}
`;
