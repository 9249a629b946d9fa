import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layer, space, token } from '../theme';
import { DisclosureTrigger } from './disclosure-trigger';
import { useDisclosure } from './use-disclosure';

const MenuFrame = styled.div`
  position: relative;
  display: inline-block;
`;

const MenuPanel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  z-index: ${layer.popover};
  top: calc(100% + ${space(2)});
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  width: max-content;
  min-width: 14rem;
  max-width: 24rem;
  padding: ${space(2)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};

  &[hidden] {
    display: none;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  :is(a, button) {
    display: flex;
    width: 100%;
    align-items: center;
    gap: ${space(2.5)};
    min-height: 2.75rem;
    padding: ${space(2)} ${space(3)};
    border: 0;
    border-radius: ${token.radius.sm};
    background: none;
    color: ${token.color.text};
    text-align: left;
    text-decoration: none;
  }

  :is(a, button):hover {
    background: ${token.color.surfaceSand};
  }

  a[aria-current='page'] {
    color: ${token.color.accent};
    font-weight: 600;
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

interface DropdownMenuProps {
  /** The button's content, and its accessible name unless `name` is given. */
  label: ReactNode;
  name?: string;
  align?: 'start' | 'end';
  /** Links and buttons, usually a list; a function receives `close`, for buttons that should close the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
}

/** A button with a panel of links below, for headers: a disclosure, not a `role=menu`. */
export function DropdownMenu({ label, name, align = 'start', children, className }: DropdownMenuProps) {
  const disclosure = useDisclosure();
  return (
    <MenuFrame {...disclosure.frame} className={className}>
      <DisclosureTrigger {...disclosure.button} aria-label={name}>
        {label}
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </DisclosureTrigger>
      <MenuPanel {...disclosure.panel} $align={align}>
        {typeof children === 'function' ? children(disclosure.close) : children}
      </MenuPanel>
    </MenuFrame>
  );
}
