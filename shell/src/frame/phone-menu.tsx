import { Mark } from '@marisma/area-kit/media';
import { useLocation } from '@marisma/area-kit/router';
import { IconButton, uiTexts } from '@marisma/area-kit/ui';
import { Menu, X } from 'lucide-react';
import { useEffect, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { t } from '../texts';
import { MenuContent } from './menu-content';
import { closeMenu, focusOnceShown, MENU_ID, toggleByHand, useMenuOpen } from './menu-popover';
import { Panel, Surface } from './phone-menu.styles';

/**
 * The whole navigation behind one button: a popover (WHATWG HTML, `popover`), which the browser opens even
 * before scripts have loaded. It is closed by Escape, a press beside the panel, following a link, or the
 * focus leaving it.
 */
export function PhoneMenu() {
  const { key } = useLocation();
  // Closes on leaving a page and not on entering one, so that a menu opened before hydration stays open.
  useEffect(() => closeMenu, [key]);
  return (
    <>
      <Opener />
      <Surface
        id={MENU_ID}
        popover="auto"
        role="dialog"
        aria-label={t.frame.header.menu}
        {...takesFocus}
        onBlur={closeWhenLeft}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && toggleByHand(false)}
      >
        <button type="button" tabIndex={-1} aria-hidden="true" {...closes} />
        <Panel onClick={closeOnLink}>
          <div>
            <Mark size={34} />
            <IconButton
              {...closes}
              label={uiTexts.close}
              icon={<X strokeWidth={1.75} aria-hidden="true" />}
            />
          </div>
          <MenuContent />
        </Panel>
      </Surface>
    </>
  );
}

/** Separate from the panel, so that opening does not render the links again. */
function Opener() {
  const open = useMenuOpen();
  return (
    <IconButton
      label={t.frame.header.menu}
      icon={<Menu strokeWidth={1.75} aria-hidden="true" />}
      popoverTarget={MENU_ID}
      aria-expanded={open}
      onClick={() => toggleByHand(true)}
    />
  );
}

const closes = {
  popoverTarget: MENU_ID,
  popoverTargetAction: 'hide',
  onClick: () => toggleByHand(false),
} as const;

/** The attribute would move the focus before the menu is painted; it is only for pages without scripts. */
const takesFocus = {
  tabIndex: -1,
  autoFocus: true,
  ref: (surface: HTMLElement | null) => surface?.removeAttribute('autofocus'),
  onToggle: focusOnceShown,
};

const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
};

const closeOnLink = ({ target }: MouseEvent) => {
  if ((target as Element).closest('a')) closeMenu();
};
