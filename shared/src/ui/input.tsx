import type { ComponentPropsWithRef } from 'react';
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

/** A one-line input; a surrounding `Field` labels and describes it. */
export function Input(props: ComponentPropsWithRef<'input'>) {
  return <StyledInput {...useFieldAttributes()} {...props} {...useControlState(props.disabled)} />;
}

/** A multi-line input; a surrounding `Field` labels and describes it. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <StyledTextArea rows={5} {...useFieldAttributes()} {...props} {...useControlState(props.disabled)} />
  );
}
