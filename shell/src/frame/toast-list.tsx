import type { Notice } from '@marisma/area-kit/shell';
import { IconButton } from '@marisma/area-kit/ui';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { t } from '../texts';
import { takeNotices } from './notices';
import { RoomForToasts, ToastBody, ToastStrip } from './toast-list.styles';

const CONTROL = 'a, button, input, select, textarea, summary';

/**
 * Keeps the focused control and what describes it above the strip of toasts (WCAG 2.4.11), and the newest toast in
 * view. `--m-toasts` is the strip's height, which the layout leaves free.
 * @param strip contains the list of toasts
 * @returns stops it
 */
function keepClearOfToasts(strip: HTMLElement): () => void {
  const clear = (): void => {
    const focused = document.activeElement;
    if (strip.offsetHeight > 0 && focused && canHide(focused, strip)) showWhole(focused);
  };
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((changed) => {
          if (changed.some(({ target }) => strip.contains(target))) {
            document.documentElement.style.setProperty('--m-toasts', `${strip.offsetHeight}px`);
            strip.scrollTop = strip.scrollHeight;
          }
          clear();
        });
  // What appears on the page, such as a summary of errors, pushes the control below the strip.
  for (const part of [strip, ...strip.children, document.body]) sizes?.observe(part);
  document.addEventListener('focusin', clear);
  return () => {
    sizes?.disconnect();
    document.documentElement.style.removeProperty('--m-toasts');
    document.removeEventListener('focusin', clear);
  };
}

/** A press must not move what is pressed: a button shows its focus only after a key. Dialogs end above toasts. */
const canHide = (focused: Element, strip: HTMLElement): boolean =>
  focused.matches(CONTROL) &&
  focused.matches(':focus-visible') &&
  !strip.contains(focused) &&
  !focused.closest('dialog');

/**
 * Scrolls what lies behind the strip or beside the chat button into view: of the control's hint and error, then of
 * the control itself.
 */
function showWhole(control: Element): void {
  // Leaves out the strip and the button.
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const part of [...ids.flatMap((id) => document.getElementById(id) ?? []), control]) {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom > window.innerHeight - padding && top < window.innerHeight)
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}

/** Errors are shown longer, because they take longer to read (WCAG 2.2.1). */
const DURATION_MS = { success: 6000, info: 8000, error: 10_000 };
const icons = { success: CircleCheck, info: Info, error: CircleAlert };

/** Puts the strip over whatever the browser shows on top, such as a dialog that was opened since. */
const raise = (strip: HTMLElement | null) => {
  // Without popovers the strip is an element like others, and dialogs are over it.
  if (!strip || !('showPopover' in strip)) return;
  if (strip.matches(':popover-open')) strip.hidePopover();
  strip.showPopover?.();
};

const show = (notice: Notice) => {
  if (notice.until?.aborted) return;
  const id = toast<Notice>((props) => <ToastContent {...props} />, {
    data: notice,
    type: notice.kind,
    role: notice.kind === 'error' ? 'alert' : 'status',
    autoClose: DURATION_MS[notice.kind],
  });
  notice.until?.addEventListener('abort', () => toast.dismiss(id), { once: true });
};

/**
 * The list of toasts, with our own style sheet: the library's would need a CSP exception. There is no limit to their
 * number: a limit queues the outcome of a form behind its errors.
 */
export default function ToastList() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    raise(strip.current);
    return takeNotices((notice) => {
      if (document.querySelector('dialog[open]')) raise(strip.current);
      show(notice);
    });
  }, []);
  useEffect(() => {
    // Whatever was said before belongs to the attempt before.
    const clear = () => toast.dismiss();
    document.addEventListener('submit', clear, { capture: true });
    return () => document.removeEventListener('submit', clear, { capture: true });
  }, []);
  useEffect(() => (strip.current ? keepClearOfToasts(strip.current) : undefined), []);
  return (
    <ToastStrip ref={strip} popover="manual">
      <RoomForToasts />
      <ToastContainer
        position="bottom-center"
        transition={false}
        closeButton={({ closeToast }) => (
          <IconButton
            size="sm"
            label={t.frame.notices.close}
            icon={<X aria-hidden="true" />}
            onClick={closeToast}
          />
        )}
        icon={false}
        closeOnClick={false}
        aria-label={t.frame.notices.label}
      />
    </ToastStrip>
  );
}

function ToastContent({ data: { kind, title, description }, toastProps }: ToastContentProps<Notice>) {
  const Icon = icons[kind];
  const id = toastProps.toastId;

  // The library pauses on hover; keyboard focus must pause too (WCAG 2.2.1).
  useEffect(() => {
    const frame = document.getElementById(String(id));
    const pause = () => toast.pause({ id });
    const play = () => toast.play({ id });
    frame?.addEventListener('focusin', pause);
    frame?.addEventListener('focusout', play);
    return () => {
      frame?.removeEventListener('focusin', pause);
      frame?.removeEventListener('focusout', play);
    };
  }, [id]);

  return (
    <ToastBody>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <div>
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
    </ToastBody>
  );
}
