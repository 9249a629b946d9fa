import type { read as Read } from '@marisma/area-kit/data';
import { useShell, type ShellServices } from '@marisma/area-kit/shell';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

type Client = Awaited<ReturnType<ShellServices['supabase']>>;

/** Read before the element comes into view, so that no line moves what a visitor reads. */
const MARGIN = '400px';

/**
 * What the data service answers once an element comes near the window, or at once in a browser that cannot tell; undefined
 * until then, and where it does not answer. The code that reads it is loaded only then.
 */
export function useNearAnswer<T>(
  frame: RefObject<Element | null>,
  load: (client: Client, read: typeof Read) => Promise<T>,
): T | undefined {
  const { supabase } = useShell();
  const [answer, setAnswer] = useState<T>();
  const ask = useEffectEvent(async () => {
    try {
      const [{ read }, client] = await Promise.all([import('@marisma/area-kit/data'), supabase()]);
      setAnswer(await load(client, read));
    } catch {
      // The page stays as it is.
    }
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      void ask();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void ask();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return answer;
}
