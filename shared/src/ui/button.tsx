import { useImperativeHandle, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button.styles';
import { SpinnerMark } from './spinner';

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyles}

  /* The label has an element, so that a mark can come before it where a translator has replaced the text. */
  > :last-child {
    display: contents;
  }
`;

type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  /** True while work is in progress: the button is disabled and marked busy. */
  busy?: boolean;
  busyLabel?: string;
};

/** A button; `type` defaults to 'button'. A `busy` button cannot be pressed. */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy, busyLabel, disabled, children, ref, ...rest } = props;
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle(ref, () => own.current!, []);
  // A browser takes the focus from a button that is disabled; after the work it is given back, unless it went elsewhere.
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === own.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) own.current?.focus();
    }
  }, [busy]);
  return (
    <StyledButton
      ref={own}
      type="button"
      $variant={variant}
      $size={size}
      $block={block}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <SpinnerMark aria-hidden="true" />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </StyledButton>
  );
}
