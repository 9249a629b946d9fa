import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, media, motion, token } from '../theme';
import { VisuallyHidden } from './layout';

type Look = { $size: 'sm' | 'md'; $filled?: boolean };

const Frame = styled.button<Look>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => ($size === 'sm' ? '2.25rem' : '2.75rem')};
  aspect-ratio: 1;
  padding: 0;
  border: 1px solid ${({ $filled }) => ($filled ? token.color.line : 'transparent')};
  border-radius: ${token.radius.round};
  background: ${({ $filled }) => ($filled ? token.color.surface : 'transparent')};
  color: ${token.color.text};
  cursor: pointer;
  ${motion('background-color, border-color, opacity')}
  ${focusRing}

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  > span:not(:first-child) {
    position: absolute;
    top: 0;
    right: 0;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${({ $filled }) => ($filled ? token.color.surfaceSand : token.color.accentSoft)};
    }
  }

  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  filled?: boolean;
  /** Drawn over the icon: a badge, for example. */
  children?: ReactNode;
};

/** A round button with only an icon; `label` is its accessible name. 44 px, or 36 px as `sm`. */
export function IconButton({ label, icon, size = 'md', filled, children, ...rest }: IconButtonProps) {
  return (
    <Frame type="button" $size={size} $filled={filled} {...rest}>
      {/* Text, not aria-label: a search for the field "Password" must not also find its "Show password" button.
       */}
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
      {children}
    </Frame>
  );
}
