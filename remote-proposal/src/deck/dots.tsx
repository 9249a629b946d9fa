import { focusRing, motion, plainList, token } from '@marisma/area-kit/theme';
import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { slides } from '../content/slides';
import { t } from '../texts';
import type { Move } from './use-deck';

const Strip = styled.ol`
  ${plainList}
  position: relative;
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  justify-content: safe center;

  &::-webkit-scrollbar {
    display: none;
  }
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.round};
    ${motion('width, background-color, border-color')}
  }

  &:hover:enabled::before {
    border-color: ${token.color.accent};
  }

  &[aria-current]::before {
    width: 1.125rem;
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }
`;

interface DotsProps {
  index: number;
  locked: boolean;
  go: (move: Move) => void;
}

/** A dot per slide. If they don't all fit, the strip scrolls to the current dot. */
export function Dots({ index, locked, go }: DotsProps) {
  const { ref, onClickCapture } = useRestoredFocus<HTMLOListElement>(locked);

  useEffect(() => {
    const dot = ref.current?.children[index];
    if (!ref.current || !(dot instanceof HTMLElement)) return;
    // Not scrollIntoView: that would scroll the page as well.
    ref.current.scrollLeft = dot.offsetLeft - (ref.current.clientWidth - dot.offsetWidth) / 2;
  }, [ref, index]);

  return (
    <Strip ref={ref} onClickCapture={onClickCapture} aria-label={t.dots}>
      {slides.map(({ id, name }, position) => (
        <li key={id}>
          <Dot
            type="button"
            aria-label={t.dot(position + 1, name)}
            aria-current={position === index || undefined}
            disabled={locked}
            onClick={() => go(position)}
          />
        </li>
      ))}
    </Strip>
  );
}

/**
 * A focused button loses the focus when it is disabled. This hook restores the focus when the lock opens, or moves it
 * to the first enabled button of the container if the button stays disabled (WCAG 2.4.3).
 * @returns props for the element around the buttons
 */
export function useRestoredFocus<Container extends HTMLElement>(locked: boolean) {
  const ref = useRef<Container>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    const button = pressed.current;
    if (locked || !button) return;
    pressed.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== button) return;
    const target = button.disabled ? ref.current?.querySelector<HTMLButtonElement>('button:enabled') : button;
    target?.focus({ preventScroll: true });
  }, [locked]);

  const onClickCapture = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed.current = button === document.activeElement ? button : null;
  };

  return { ref, onClickCapture };
}
