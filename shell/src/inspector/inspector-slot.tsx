import { useEffect, useState, type ComponentType } from 'react';
import type { InspectorProps, ShellFacts } from './facts';

/**
 * Renders the inspector, which `?areas` in the address or Ctrl+Alt+A opens and closes. Its code is fetched
 * when first opened.
 */
export function InspectorSlot({ facts }: { facts: ShellFacts }) {
  const [open, setOpen] = useState(false);
  const [Inspector, setInspector] = useState<ComponentType<InspectorProps>>();

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
    if (!open || Inspector) return;
    import('./inspector').then(
      (code) => setInspector(() => code.default),
      () => setOpen(false),
    );
  }, [open, Inspector]);

  return open && Inspector ? <Inspector facts={facts} onClose={() => setOpen(false)} /> : null;
}
