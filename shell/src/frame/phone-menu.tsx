import { Mark } from '@marisma/area-kit/media';
import { useLocation } from '@marisma/area-kit/router';
import { ButtonLink, IconButton, uiTexts, useLanguageLink } from '@marisma/area-kit/ui';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useShell, type Session } from '@marisma/area-kit/shell';
import { t } from '../texts';
import { closeMenu, focusOnceShown, MENU_ID, toggleByHand, useMenuOpen } from './menu-popover';
import { Panel, SignOutButton, Surface } from './phone-menu.styles';
import { AccountIdentity } from './account-menu';
import { LinkList } from './link-list';
import {
  isMenu,
  useBookNow,
  useEntries,
  useFrameSession,
  useNavItems,
  useOnlyStaff,
  useSignInLink,
  type NavItem,
  type NavMenu,
} from './nav-links';

function MenuContent() {
  const session = useFrameSession();
  const entries = useEntries('header');
  return (
    <>
      <nav aria-label={t.frame.header.label}>
        {entries.filter(isMenu).map((menu) => (
          <MenuGroup key={menu.label} {...menu} />
        ))}
        <LinkList items={entries.filter((entry): entry is NavItem => !isMenu(entry))} />
      </nav>
      <div>
        <LanguageSwitch />
        <AccountPart session={session} />
        <ButtonLink {...useBookNow()} variant={useOnlyStaff() ? 'quiet' : 'gradient'} block />
      </div>
    </>
  );
}

function MenuGroup({ label, items }: NavMenu) {
  const titleId = useId();
  return (
    <>
      <p id={titleId}>{label}</p>
      <LinkList items={items} labelledBy={titleId} />
    </>
  );
}

function LanguageSwitch() {
  const { children, ...language } = useLanguageLink();
  return <a {...language}>{children}</a>;
}

function AccountPart({ session }: { session: Session }) {
  const { signOut } = useShell();
  const signIn = useSignInLink();
  const links = useNavItems('account');
  if (session.status !== 'signedIn') {
    return (
      <div data-pending={session.status === 'unknown' || undefined}>
        <ButtonLink {...signIn} variant="outline" block>
          {t.frame.header.signIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <section aria-label={t.frame.header.account}>
      <AccountIdentity session={session} />
      <LinkList items={links}>
        <li>
          <SignOutButton
            type="button"
            onClick={() => {
              closeMenu();
              void signOut();
            }}
          >
            {t.frame.header.signOut}
          </SignOutButton>
        </li>
      </LinkList>
    </section>
  );
}

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
