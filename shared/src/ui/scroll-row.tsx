import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, media, plainList, space } from '../theme';
import { IconButton } from './icon-button';
import { Heading } from './text';
import { ui as texts } from '../texts/en/ui';

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`;

const Arrows = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Track = styled.ul<{ $step: number }>`
  ${plainList}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(${({ $step }) => $step / 16}rem - ${space(6)});
  gap: ${space(6)};
  overflow-x: auto;
  padding-bottom: ${space(2)};
  scrollbar-width: thin;
  ${focusRing}

  ${media.touch} {
    grid-auto-columns: min(calc(${({ $step }) => $step / 16}rem - ${space(6)}), 80vw);
    scroll-snap-type: x proximity;

    > li {
      scroll-snap-align: start;
    }
  }
`;

interface ScrollRowProps {
  title: string;
  items: readonly { key: string; content: ReactNode }[];
  /** Pixels per press of an arrow: the width of a card with its gap. */
  step: number;
}

/** Cards in a horizontally scrolling row: by arrow buttons, swipe, wheel, and arrow keys when the row has the focus. */
export function ScrollRow({ title, items, step }: ScrollRowProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const measure = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    setEnds({ start: row.scrollLeft < 2, end: rest < 2 });
  }, []);

  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure, items]);

  const scroll = (direction: -1 | 1) => {
    const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    track.current?.scrollBy({ left: direction * step, behavior: reduced ? 'auto' : 'smooth' });
  };

  return (
    <div>
      <Top>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Arrows>
          <IconButton
            filled
            label={texts.scrollBack}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={ends.start}
            onClick={() => scroll(-1)}
          />
          <IconButton
            filled
            label={texts.scrollForward}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={ends.end}
            onClick={() => scroll(1)}
          />
        </Arrows>
      </Top>
      {/* Focusable, so that the keyboard can scroll the row (axe 'scrollable-region-focusable'). */}
      <Track ref={track} $step={step} tabIndex={0} aria-label={title} onScroll={measure}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </Track>
    </div>
  );
}
