import { useEffect, useEffectEvent } from 'react';

const indexIn = (state: unknown): unknown => (state as { idx?: unknown } | null)?.idx;

/** Tells of the next step in the history before the router, which then hears nothing of it. */
function onNextStep(act: () => void): () => void {
  const onPopState = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    act();
  };
  window.addEventListener('popstate', onPopState, { capture: true, once: true });
  return () => window.removeEventListener('popstate', onPopState, { capture: true });
}

/**
 * The browser's Back closes what is open over a page, instead of leaving the page. What is open has an entry of its own
 * in the history, which goes with it however it is closed; an address that was changed meanwhile stays.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const { state } = history;
    let entered = true;
    history.pushState(state, '');
    const stop = onNextStep(() => {
      entered = false;
      close();
    });
    return () => {
      stop();
      // A link that was followed from here has entries of its own.
      if (!entered || indexIn(history.state) !== indexIn(state)) return;
      const { state: latest } = history;
      const { href } = location;
      onNextStep(() => history.replaceState(latest, '', href));
      history.back();
    };
  }, [open]);
}
