import { useSyncExternalStore } from 'react';

export const MENU_ID = 'site-menu';

const findMenu = () => document.getElementById(MENU_ID);
/** Not before Safari 17 and Firefox 125. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

const isOpen = () => {
  const menu = findMenu();
  return menu !== null && menu.matches(hasPopovers() ? ':popover-open' : '[data-open]');
};

function subscribe(tell: () => void) {
  const menu = findMenu();
  menu?.addEventListener('toggle', tell);
  return () => menu?.removeEventListener('toggle', tell);
}

/**
 * Whether the menu is open, however it came to be. Undefined in prerendered HTML: until its scripts have come the
 * browser itself says so of the button that opens it (W3C HTML-AAM, `popovertarget`).
 */
export const useMenuOpen = () =>
  useSyncExternalStore<boolean | undefined>(subscribe, isOpen, () => undefined);

/** Closes the menu if it is open; a focus inside it goes back to the button. */
export function closeMenu(): void {
  if (hasPopovers()) findMenu()?.hidePopover();
  else toggleByHand(false);
}

/** Moves the focus into the menu once it is on the screen, unless it is there or the menu has been closed again. */
export function focusOnceShown(): void {
  const menu = findMenu();
  const focus = () => isOpen() && !menu?.contains(document.activeElement) && menu?.focus();
  if (isOpen()) requestAnimationFrame(() => setTimeout(focus));
}

/** Opens or closes the menu where there are no popovers; where there are, the browser has done it. */
export function toggleByHand(open: boolean): void {
  const menu = findMenu();
  if (!menu || hasPopovers() || open === isOpen()) return;
  const opener = document.querySelector<HTMLElement>(`[popovertarget=${MENU_ID}]`);
  const held = menu.contains(document.activeElement);
  menu.toggleAttribute('data-open', open);
  menu.dispatchEvent(new Event('toggle'));
  if (held) opener?.focus();
}
