import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

/**
 * Makes a `<dialog>` modal while `open`: the browser keeps the focus inside and restores it on close; Escape calls
 * `onClose`.
 * @param onClose called when the visitor wants to close; the caller then sets `open` to false
 * @returns props for the `<dialog>`; its content must fill it, so that a press beside the content hits the backdrop
 */
export function useModal(open: boolean, onClose: () => void, closeOnBackdrop = true) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Runs before the effects of the content, so that they focus elements of an open dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    const page = document.documentElement;
    page.toggleAttribute('data-fits', page.clientWidth === window.innerWidth);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // The browser restores the focus, unless the previously focused element has been replaced.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A drag that starts inside, to select text, may end outside without closing the dialog.
    onPointerDown: (event: PointerEvent) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (closeOnBackdrop && pressedBackdrop.current && event.target === event.currentTarget) onClose();
      pressedBackdrop.current = false;
    },
  };
}
