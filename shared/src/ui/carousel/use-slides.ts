import { useCallback, useEffect, useState } from 'react';
import { ui as texts } from '../../texts/en/ui';

const SECOND_SLIDE_AFTER = 1500;

/**
 * The state of a carousel of `total` slides that wraps at both ends.
 * @returns `reached`: the slides to keep in the document; `announcement`: a text, only after a move by hand; `move`
 * goes to an index by hand, `advance` goes one slide on without an announcement
 */
export function useSlides(total: number, onChange?: (index: number) => void) {
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0]));

  const show = useCallback(
    (target: number) => {
      const next = (target + total) % total;
      setIndex(next);
      setReached((before) => new Set([...before, next, (next + 1) % total]));
      onChange?.(next);
    },
    [total, onChange],
  );
  const advance = useCallback(() => show(index + 1), [show, index]);

  useEffect(() => {
    // The second slide loads later, so that the first slide has the network to itself.
    const timer = setTimeout(() => setReached((before) => new Set([...before, 1])), SECOND_SLIDE_AFTER);
    return () => clearTimeout(timer);
  }, []);

  const move = (target: number) => {
    setAnnouncement(texts.slideOf(((target + total) % total) + 1, total));
    show(target);
  };
  return { index, reached, announcement, move, advance };
}
