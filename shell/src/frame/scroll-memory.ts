import { useLocation, useNavigationType } from '@marisma/area-kit/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readJson, tabStorage } from '@marisma/area-kit/browser';

const STORAGE_KEY = 'marisma.scroll';
/** How long to try to restore a position while the page still grows. */
const RESTORE_WITHIN_MS = 1500;
/** How long to wait for an anchor that is not on the page yet. */
const ANCHOR_WITHIN_MS = 10_000;

/**
 * Scrolls to the top of a new page or to its anchor, and restores the position on Back, Forward and reload. A
 * change of the query alone does not scroll, because filters use it.
 */
export function useScrollMemory(): void {
  const { key: visit, pathname, hash: fragment } = useLocation();
  // A fragment with parameters is the text of a search, no anchor.
  const hash = fragment.includes('=') ? '' : fragment;
  // Every page load starts with the same visit key, so the key includes the path.
  const key = visit + pathname;
  const type = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const current = useRef({ key, pathname, first: true });

  useEffect(() => {
    positions.current = { ...readPositions(), ...positions.current };
    history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current[current.current.key] = window.scrollY;
    };
    const save = () => tabStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const { pathname: before, first } = current.current;
    current.current = { key, pathname, first: false };
    if (type === 'POP') {
      const position = first ? isRestored() && readPositions()[key] : positions.current[key];
      if (typeof position === 'number') return scrollWhenPossible(position);
      if (first) return hash ? scrollToAnchor(hash) : undefined;
    }
    if (hash) return scrollToAnchor(hash);
    if (pathname !== before) window.scrollTo(0, 0);
  }, [hash, key, pathname, type]);
}

/** Whether the browser would have restored the position: on reload, and on Back from another site. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

const readPositions = (): Record<string, number> =>
  (readJson(tabStorage, STORAGE_KEY) ?? {}) as Record<string, number>;

/** Waits for the anchor, because the page's code may still be loading. */
function scrollToAnchor(hash: string): () => void {
  const started = performance.now();
  let frame = 0;
  const attempt = () => {
    const target = document.getElementById(readAnchor(hash));
    if (target) target.scrollIntoView();
    else if (performance.now() - started < ANCHOR_WITHIN_MS) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** Decodes an anchor; one that can't be decoded is used unchanged. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function scrollWhenPossible(top: number): () => void {
  const started = performance.now();
  let frame = 0;
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= top || performance.now() - started > RESTORE_WITHIN_MS) window.scrollTo(0, top);
    else frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
