import { type Session, useShell } from '@marisma/area-kit/shell';
import { ButtonLink, useLanguageLink } from '@marisma/area-kit/ui';
import { useId } from 'react';
import { t } from '../texts';
import { AccountIdentity } from './account-menu';
import { LinkList } from './link-list';
import { closeMenu } from './menu-popover';
import { isMenu, type NavItem, type NavMenu, useBookNow, useEntries, useFrameSession, useNavItems, useOnlyStaff, useSignInLink } from './nav-links';
import { SignOutButton } from './phone-menu.styles';

export function MenuContent() {
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
