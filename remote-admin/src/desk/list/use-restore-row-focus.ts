import { useNavigationType } from '@marisma/area-kit/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ROW } from './use-steady-list';

/**
 * Leads back to where somebody was in the list when a request is closed: the focus to its row and, on a phone, where
 * the request covers the list, the window to its place. Back in the browser does the latter by itself.
 */
export function useRestoreRowFocus(open: string | undefined): void {
  const back = useNavigationType() === 'POP';
  const place = useRef(0);
  const last = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (open !== undefined) return undefined;
    if (last.current !== undefined && !back) window.scrollTo(0, place.current);
    const remember = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [open, back]);

  useEffect(() => {
    if (open === undefined && last.current !== undefined) {
      document
        .querySelector<HTMLElement>(`[${ROW}="${CSS.escape(last.current)}"] a`)
        ?.focus({ preventScroll: true });
    }
    last.current = open;
  }, [open]);
}
