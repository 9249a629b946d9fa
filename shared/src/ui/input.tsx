import type { ComponentPropsWithRef, WheelEvent } from 'react';
import styled, { css } from 'styled-components';
import { space } from '../theme';
import { controlStyles } from './control.styles';
import { useFieldAttributes } from './field';
import { useControlState } from './use-control-state';

const StyledInput = styled.input`
  ${controlStyles}
`;

const resizing = css`
  min-height: 8rem;
  padding-block: ${space(3)};
  resize: vertical;
`;

const StyledTextArea = styled.textarea`
  ${controlStyles}
  ${resizing}
`;

/** Browsers change a focused number by the wheel, which is meant to scroll. */
const leaveNumber = ({ currentTarget: input }: WheelEvent<HTMLInputElement>) =>
  void (input.type === 'number' && input.blur());

/** A one-line input; a surrounding `Field` labels and describes it. */
export function Input(props: ComponentPropsWithRef<'input'>) {
  return (
    <StyledInput
      onWheel={leaveNumber}
      {...useFieldAttributes()}
      {...props}
      {...useControlState(props.disabled)}
    />
  );
}

/** A multi-line input; a surrounding `Field` labels and describes it. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <StyledTextArea rows={5} {...useFieldAttributes()} {...props} {...useControlState(props.disabled)} />
  );
}
