import styled, { keyframes } from 'styled-components';
import { layer, media, token } from '@marisma/area-kit/theme';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** A line along the top while a page loads; it appears late, so that quick changes don't show it. */
export const ProgressLine = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.notice};
  height: 2px;
  overflow: hidden;
  animation: ${appear} 0s linear 250ms both;
  pointer-events: none;

  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${token.color.rule};
    animation: ${slide} 1.2s ease-in-out infinite;

    ${media.reducedMotion} {
      width: 100%;
      animation: none;
    }
  }
`;
