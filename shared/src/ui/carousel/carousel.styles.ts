import styled from 'styled-components';
import { media, motion, plainButton, space, token } from '../../theme';

/** Fills the height that its place has. */
export const Frame = styled.section`
  position: relative;
  overflow: hidden;
  height: 100%;
  background: ${token.color.surfaceSunken};
  touch-action: pan-y pinch-zoom;
`;

export const Slide = styled.div`
  position: absolute;
  inset: 0;
  ${motion('opacity, visibility', '280ms')}

  &[aria-hidden='true'] {
    opacity: 0;
    visibility: hidden;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Controls = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: ${space(3)} ${space(1)};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

export const Arrow = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  z-index: 1;
  top: 50%;
  ${({ $side }) => $side}: ${space(3)};
  transform: translateY(-50%);

  ${media.tablet} {
    ${({ $side }) => $side}: ${space(5)};
  }
`;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  padding-inline: ${space(1)};
  border-radius: ${token.radius.round};
  background: rgb(20 30 32 / 55%);
`;

export const Dot = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2rem;

  /* The smallest target (WCAG 2.5.8): twelve of them stand in one row of the narrowest phone. */
  ${media.phoneOnly} {
    width: 1.5rem;
  }

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid #fff;
    border-radius: ${token.radius.round};
    ${motion('width, background-color')}
  }

  &[aria-current='true']::before {
    width: 1.125rem;
    background: #fff;
  }

  &:focus-visible {
    outline-color: #fff;
    outline-offset: -2px;
  }

  ${media.forcedColors} {
    &[aria-current='true']::before {
      background: Highlight;
    }
  }
`;
