import { useSyncExternalStore } from 'react';

export const MENU_ID = 'site-menu';

const findMenu = () => document.getElementById(MENU_ID);
/** Supported from Safari 17 and Firefox 125. */
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
 * Whether the menu is open, whoever opened it. Undefined in prerendered HTML: until hydration the browser
 * itself exposes the button's expanded state (W3C HTML-AAM, `popovertarget`).
 */
export const useMenuOpen = () =>
  useSyncExternalStore<boolean | undefined>(subscribe, isOpen, () => undefined);

/** Closes the menu if it is open; a focus inside it moves to the button. */
export function closeMenu(): void {
  if (hasPopovers()) findMenu()?.hidePopover();
  else toggleByHand(false);
}

/**
 * Moves the focus into the menu after it is painted, unless the focus is already inside or the menu has
 * closed.
 */
export function focusOnceShown(): void {
  const menu = findMenu();
  const focus = () => isOpen() && !menu?.contains(document.activeElement) && menu?.focus();
  if (isOpen()) requestAnimationFrame(() => setTimeout(focus));
}

/** Opens or closes the menu in browsers without popovers; other browsers do it themselves. */
export function toggleByHand(open: boolean): void {
  const menu = findMenu();
  if (!menu || hasPopovers() || open === isOpen()) return;
  const opener = document.querySelector<HTMLElement>(`[popovertarget=${MENU_ID}]`);
  const held = menu.contains(document.activeElement);
  menu.toggleAttribute('data-open', open);
  menu.dispatchEvent(new Event('toggle'));
  if (held) opener?.focus();
}
