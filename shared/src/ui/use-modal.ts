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
    const focusPath: HTMLElement[] = [];
    for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement)
      focusPath.push(at);
    const page = document.documentElement;
    page.toggleAttribute('data-fits', page.clientWidth === window.innerWidth);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // The browser restores the focus, unless what had it is gone: then what is left around it has it.
      const restore = () => {
        const { activeElement } = document;
        if (activeElement === document.body || dialog.contains(activeElement))
          focusOn(focusPath.find(({ isConnected }) => isConnected));
      };
      restore();
      // What had it may go in the same render.
      queueMicrotask(restore);
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

/** Gives the focus to an element, also to one that takes none by itself. */
function focusOn(element: HTMLElement | undefined): void {
  element?.focus();
  if (!element || element.matches(':focus, body')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
