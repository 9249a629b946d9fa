import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@marisma/shared/router';
import { readView, writeView, type ListView } from './list-view';

// Typing must not write an address per letter: browsers refuse more than some hundred in half a minute.
const PAUSE = 300;

/** The view of the list, kept in the address so that it survives reload and Back. */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState(() => readView(params));
  const address = String(params);
  const written = useRef(address);

  // The address was changed by somebody else: the sidebar's link, Back.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setView(readView(new URLSearchParams(address)));
  }, [address]);

  useEffect(() => {
    const next = writeView(view);
    if (String(next) === written.current) return;
    const timer = setTimeout(() => {
      written.current = String(next);
      setParams(next, { replace: true, preventScrollReset: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [view, setParams]);

  const change = useCallback(
    (part: Partial<ListView>) => setView((old) => ({ ...old, page: 1, ...part })),
    [],
  );
  return [view, change];
}
