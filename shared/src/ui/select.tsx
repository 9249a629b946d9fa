import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme';
import { controlStyles, useControl } from './input';

const Frame = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 50%;
    right: ${space(3)};
    width: 1.125rem;
    height: 1.125rem;
    color: ${token.color.textMuted};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const StyledSelect = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: ${space(9)};
  text-overflow: ellipsis;
`;

/** A native select with `<option>`s inside. A surrounding `Field` labels and describes it. */
export function Select({ className, ...props }: ComponentPropsWithRef<'select'>) {
  return (
    <Frame className={className}>
      <StyledSelect {...useControl(props)} />
      <ChevronDown aria-hidden="true" strokeWidth={1.75} />
    </Frame>
  );
}
