import { useDeferred } from '@marisma/area-kit/ui';
import { useEffect, useState } from 'react';
import type { ShellFacts } from './inspector';

const loadInspector = () => import('./inspector');

/**
 * Renders the inspector, which `?areas` in the address or Ctrl+Alt+A opens and closes. Its code is fetched
 * when first opened.
 */
export function InspectorSlot({ facts }: { facts: ShellFacts }) {
  const [open, setOpen] = useState(false);
  const { Component: Inspector, error } = useDeferred(loadInspector, open);

  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('areas')) setOpen(true);
    const toggle = (event: KeyboardEvent): void => {
      // The key's position is compared, because Ctrl+Alt types other characters on many keyboards.
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyA') return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, []);

  useEffect(() => {
    if (error) setOpen(false);
  }, [error]);

  return open && Inspector ? <Inspector facts={facts} onClose={() => setOpen(false)} /> : null;
}
