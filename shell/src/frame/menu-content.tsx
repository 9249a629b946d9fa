import { NavLink } from '@marisma/shared/router';
import { useShell, type Session } from '@marisma/shared/shell';
import { ButtonLink, useLanguageLink } from '@marisma/shared/ui';
import { useId, type ReactNode } from 'react';
import { t } from '../texts';
import { AccountIdentity } from './account-menu';
import { closeMenu } from './menu-popover';
import { accountLinks, mainLinks, propertyLinks, type NavItem } from './nav-links';
import { paths } from './paths';
import { SignOutButton } from './phone-menu.styles';
import { useFrameSession } from './use-frame-session';

/** What the phone's menu holds: the links of the header, the language and the account. */
export function MenuContent() {
  const session = useFrameSession();
  const titleId = useId();
  return (
    <>
      <nav aria-label={t.header.label}>
        <p id={titleId}>{t.nav.properties}</p>
        <LinkList items={propertyLinks} labelledBy={titleId} />
        <LinkList items={mainLinks(session)} />
      </nav>
      <div>
        <LanguageSwitch />
        <AccountPart session={session} />
        <ButtonLink to={paths.auth} variant="gradient" block>
          {t.header.bookNow}
        </ButtonLink>
      </div>
    </>
  );
}

function LanguageSwitch() {
  const { children, ...language } = useLanguageLink();
  return <a {...language}>{children}</a>;
}

function AccountPart({ session }: { session: Session }) {
  const { signOut } = useShell();
  if (session.status !== 'signedIn') {
    return (
      <div data-pending={session.status === 'unknown' || undefined}>
        <ButtonLink to={paths.auth} variant="outline" block>
          {t.header.signIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <section aria-label={t.header.account}>
      <AccountIdentity session={session} />
      <LinkList items={accountLinks(session)}>
        <li>
          <SignOutButton
            type="button"
            onClick={() => {
              closeMenu();
              void signOut();
            }}
          >
            {t.header.signOut}
          </SignOutButton>
        </li>
      </LinkList>
    </section>
  );
}

interface LinkListProps {
  items: readonly NavItem[];
  labelledBy?: string;
  children?: ReactNode;
}

function LinkList({ items, labelledBy, children }: LinkListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map(({ label, to, pending }) => (
        <li key={to} data-pending={pending || undefined}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
