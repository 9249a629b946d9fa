import { usualHours } from '@marisma/area-kit/office-hours';
import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useState, type RefObject } from 'react';
import type { Office } from './office-hours.data';

/** Read before the hours come into view, so that no line moves what a visitor reads. */
const MARGIN = '400px';
const FRESH_MS = 5 * 60_000;

const usual: Office = { hours: usualHours, closed: [] };

let known: { office: Office; until: number } | undefined;

/** Calls back once when an element comes near the window, or at once in a browser that cannot tell. */
function whenNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The office's hours and days off: the usual hours at first, and what staff have set once the service was asked. It is
 * asked when the hours come near the window, at most every five minutes.
 * @param frame the element that shows them
 */
export function useOfficeHours(frame: RefObject<Element | null>): Office {
  const { supabase } = useShell();
  const [office, setOffice] = useState(known?.office ?? usual);
  useEffect(() => {
    if (!frame.current || (known && Date.now() < known.until)) return undefined;
    let left = false;
    const read = async () => {
      try {
        const { readOffice } = await import('./office-hours.data');
        const found = await readOffice(await supabase());
        known = { office: found, until: Date.now() + FRESH_MS };
        if (!left) setOffice(found);
      } catch {
        // The usual hours stay.
      }
    };
    const cancel = whenNear(frame.current, () => void read());
    return () => {
      left = true;
      cancel();
    };
  }, [frame, supabase]);
  return office;
}
