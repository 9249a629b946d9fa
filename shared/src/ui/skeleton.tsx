import styled, { keyframes } from 'styled-components';
import { media, token } from '../theme';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

type SkeletonProps = { $width?: string; $height?: string };

/** A placeholder with the size of the expected content. Decorative: the surrounding region sets `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceSunken};
  animation: ${breathe} 1.8s ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
