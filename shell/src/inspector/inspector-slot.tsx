import { useEffect, useState, type ComponentType } from 'react';
import type { InspectorProps, ShellFacts } from './facts';

/**
 * Place of the inspector, which `?areas` in the address or Ctrl+Alt+A opens, and either closes. Its code comes
 * when it is first asked for.
 */
export function InspectorSlot({ facts }: { facts: ShellFacts }) {
  const [open, setOpen] = useState(false);
  const [Inspector, setInspector] = useState<ComponentType<InspectorProps>>();

  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('areas')) setOpen(true);
    const toggle = (event: KeyboardEvent): void => {
      // The key's place, because Ctrl+Alt types other letters on many keyboards.
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
