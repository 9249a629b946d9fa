import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button.styles';
import { SpinnerMark } from './spinner';

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  /** Work is under way: the button is disabled and marked busy. */
  busy?: boolean;
  /** What the button reads while busy. */
  busyLabel?: string;
};

/** A button; `type` is 'button' unless said otherwise. While `busy` it can't be pressed twice. */
export function Button({ variant, size, block, busy, busyLabel, disabled, children, ...rest }: ButtonProps) {
  return (
    <StyledButton
      type="button"
      $variant={variant}
      $size={size}
      $block={block}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <SpinnerMark aria-hidden="true" />}
      {busy ? (busyLabel ?? children) : children}
    </StyledButton>
  );
}
