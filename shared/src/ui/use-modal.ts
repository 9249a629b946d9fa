import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

export type CloseReason = 'escape' | 'backdrop';

/**
 * Makes a `<dialog>` modal while `open`: the browser keeps focus inside, gives it back on closing, and Escape asks to close.
 * @param onClose asked when the person wants out; the caller then sets `open` to false
 * @returns props for the `<dialog>`; its content must fill it, so that a press beside it is one on the backdrop
 */
export function useModal(open: boolean, onClose: (reason: CloseReason) => void, closeOnBackdrop = true) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Before the content's own effects, so that what they focus is already in an open dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // The browser gives focus back by itself, but not when what held it has been replaced meanwhile.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose('escape');
    },
    // A drag that starts inside, to select text, may end outside: that is no wish to close.
    onPointerDown: (event: PointerEvent) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (closeOnBackdrop && pressedBackdrop.current && event.target === event.currentTarget)
        onClose('backdrop');
      pressedBackdrop.current = false;
    },
  };
}
