import { focusRing, motion, plainList, token } from '@marisma/area-kit/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Slide } from '../../content/slide';
import { t } from '../../texts';
import type { Move } from '../moves/resolve-move';
import { useKeptFocus } from './use-kept-focus';

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
  slides: readonly Slide[];
  index: number;
  locked: boolean;
  go: (move: Move) => void;
}

/** A dot per slide. If they don't all fit, the strip scrolls to the current dot. */
export function Dots({ slides, index, locked, go }: DotsProps) {
  const { ref, onClickCapture } = useKeptFocus<HTMLOListElement>(locked);

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
