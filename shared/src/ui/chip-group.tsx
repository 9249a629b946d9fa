import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, media, motion, space, token } from '../theme';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(4.5)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.round};
  background: transparent;
  color: ${token.color.text};
  font-size: ${token.size.sm};
  font-weight: 500;
  ${motion('background-color, border-color, color')}
  ${focusRing}

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  &[aria-pressed='true'] {
    background: ${token.color.accent};
    border-color: ${token.color.accent};
    color: ${token.color.onAccent};
  }

  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      border-color: ${token.color.text};
    }
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

interface ChipGroupProps {
  label: string;
  items: readonly { value: string; label: ReactNode }[];
  pressed: readonly string[];
  /** Called when a chip is pressed or released; the caller decides how the other chips change. */
  onToggle: (value: string) => void;
}

/** Toggle chips (`aria-pressed`), such as filters or a choice between two views. */
export function ChipGroup({ label, items, pressed, onToggle }: ChipGroupProps) {
  return (
    <Row role="group" aria-label={label}>
      {items.map(({ value, label: text }) => (
        <Chip
          key={value}
          type="button"
          aria-pressed={pressed.includes(value)}
          onClick={() => onToggle(value)}
        >
          {text}
        </Chip>
      ))}
    </Row>
  );
}
