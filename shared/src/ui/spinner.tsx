import styled, { keyframes } from 'styled-components';
import { media, space, token } from '../theme';
import { VisuallyHidden } from './layout';
import { ui as texts } from '../texts/en/ui';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

/** The rotating ring alone, for use inside a button. Under reduced motion it fades in and out instead. */
export const SpinnerMark = styled.span`
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  ${media.reducedMotion} {
    animation: ${pulse} 2s ease-in-out infinite;
  }
`;

const Frame = styled.div<{ $fill: boolean }>`
  display: grid;
  place-items: center;
  min-height: ${({ $fill }) => ($fill ? '50vh' : '0')};
  padding: ${space(6)};
  color: ${token.color.accent};
  font-size: 1.75rem;
`;

/** Shows and announces that something is loading. `fill` centers it in half a screen, for whole pages. */
export function Spinner({ label, fill = false }: { label?: string; fill?: boolean }) {
  return (
    <Frame role="status" $fill={fill}>
      <SpinnerMark aria-hidden="true" />
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
    </Frame>
  );
}
