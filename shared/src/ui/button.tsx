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
  /** True while work is in progress: the button is disabled and marked busy. */
  busy?: boolean;
  /** The button's text while busy. */
  busyLabel?: string;
};

/** A button; `type` defaults to 'button'. A `busy` button cannot be pressed. */
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
