import { useLocation, useNavigationType } from '@marisma/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readJson, tabStorage } from '@marisma/shared/browser';

const STORAGE_KEY = 'marisma.scroll';
/** Pages whose content comes later grow: how long a restored position is tried for. */
const RESTORE_WITHIN_MS = 1500;
/** How long an anchor that is not on the page yet is waited for. */
const ANCHOR_WITHIN_MS = 10_000;

/**
 * Scrolls to the top of a new page, or to the anchor its address names, and back to where the visitor was on
 * Back, Forward and reload. A change of the query alone moves nothing: filters live there.
 */
export function useScrollMemory(): void {
  const { key: visit, pathname, hash } = useLocation();
  // Every fresh load starts with the same visit key, so the path belongs to it.
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
      const position = first ? cameBack() && readPositions()[key] : positions.current[key];
      if (typeof position === 'number') return scrollWhenPossible(position);
      if (first) return hash ? scrollToAnchor(hash) : undefined;
    }
    if (hash) return scrollToAnchor(hash);
    if (pathname !== before) window.scrollTo(0, 0);
  }, [hash, key, pathname, type]);
}

/** Whether the browser itself would have restored the position: on reload and on Back from another site. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

const readPositions = (): Record<string, number> =>
  (readJson(tabStorage, STORAGE_KEY) ?? {}) as Record<string, number>;

/** Waits for the anchor: where the page was not prerendered, its code has still to arrive. */
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

/** An anchor that can't be decoded is taken as it stands. */
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
