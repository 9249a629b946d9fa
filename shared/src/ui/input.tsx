import type { ComponentPropsWithRef, WheelEvent } from 'react';
import styled, { css } from 'styled-components';
import { motion, space, token } from '../theme';
import { useFieldAttributes } from './field';
import { useHydrated } from './use-hydrated';

/** The style of every text control. 16 px text prevents phones from zooming in on focus. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 3rem;
  padding: ${space(2)} ${space(3.5)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: 1rem;
  line-height: 1.4;
  /* A control that is scrolled to brings its label, and the error below it. */
  scroll-margin-block: ${space(10)} ${space(8)};
  ${motion('border-color')}

  &::placeholder {
    color: ${token.color.textMuted};
    opacity: 1;
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
    border-color: ${token.color.focus};
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }

  /* Fields that are disabled only until hydration keep their style, so that nothing flickers. */
  &[data-waiting] {
    cursor: progress;
  }

  &:disabled:not([data-waiting], [data-waiting] &),
  &:read-only:not(select, :disabled) {
    background: ${token.color.surfaceSand};
    color: ${token.color.textMuted};
  }
`;

/**
 * A control's attributes: those of its field and its own. In prerendered HTML it is disabled until hydration and keeps
 * its style (`data-waiting`), so that nothing flickers.
 */
export function useControl<Props extends { disabled?: boolean }>(props: Props) {
  const waiting = useHydrated() ? {} : { disabled: true, 'data-waiting': '' };
  return { ...useFieldAttributes(), ...props, ...waiting };
}

const StyledInput = styled.input`
  ${controlStyles}
`;

const StyledTextArea = styled.textarea`
  ${controlStyles}
  min-height: 8rem;
  padding-block: ${space(3)};
  resize: vertical;
`;

/** Browsers change a focused number by the wheel, which is meant to scroll. */
const leaveNumber = ({ currentTarget: input }: WheelEvent<HTMLInputElement>) =>
  void (input.type === 'number' && input.blur());

/** A one-line input; a surrounding `Field` labels and describes it. */
export const Input = (props: ComponentPropsWithRef<'input'>) => (
  <StyledInput onWheel={leaveNumber} {...useControl(props)} />
);

/** A multi-line input; a surrounding `Field` labels and describes it. */
export const TextArea = (props: ComponentPropsWithRef<'textarea'>) => (
  <StyledTextArea rows={5} {...useControl(props)} />
);
