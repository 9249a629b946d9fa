import { useEffect, useState } from 'react';
import { ui as texts } from '../../texts/en/ui';

const SECOND_SLIDE_AFTER = 1500;

/**
 * The state of a carousel of `total` slides that wraps at both ends.
 * @returns `reached`: the slides to keep in the document; `announcement`: a text, after a move; `move` goes to an index
 */
export function useSlides(total: number, onChange?: (index: number) => void) {
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0]));

  useEffect(() => {
    // The second slide loads later, so that the first slide has the network to itself.
    const timer = setTimeout(() => setReached((before) => new Set([...before, 1])), SECOND_SLIDE_AFTER);
    return () => clearTimeout(timer);
  }, []);

  const move = (target: number) => {
    const next = (target + total) % total;
    setIndex(next);
    setReached((before) => new Set([...before, next, (next + 1) % total]));
    setAnnouncement(texts.slideOf(next + 1, total));
    onChange?.(next);
  };
  return { index, reached, announcement, move };
}
