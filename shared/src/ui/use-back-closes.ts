import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back at the next step in the history, before the router, whose listener then does not run. */
function onNextPopState(act: () => void): () => void {
  const onPopState = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    act();
  };
  window.addEventListener('popstate', onPopState, { capture: true, once: true });
  return () => window.removeEventListener('popstate', onPopState, { capture: true });
}

/**
 * The browser's Back closes what is open over a page, instead of leaving the page. What is open has an entry of its own
 * in the history, which goes with it however it is closed; an address that was changed meanwhile stays. A link in it to
 * another page takes that entry over with `replace`.
 * @returns to be called before a change of the address that also closes it: the entry is then that change's
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const entryTaken = useRef(false);
  useEffect(() => {
    if (!open) return undefined;
    const { pathname } = location;
    let entered = true;
    entryTaken.current = false;
    history.pushState(history.state, '');
    const stop = onNextPopState(() => {
      entered = false;
      close();
    });
    return () => {
      stop();
      if (!entered || entryTaken.current || location.pathname !== pathname) return;
      const { state } = history;
      const { href } = location;
      onNextPopState(() => history.replaceState(state, '', href));
      history.back();
    };
  }, [open]);
  return () => {
    entryTaken.current = true;
  };
}
