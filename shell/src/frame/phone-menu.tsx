import { Mark } from '@marisma/shared/media';
import { useLocation } from '@marisma/shared/router';
import { useShell, type Session } from '@marisma/shared/shell';
import { ButtonLink, Drawer, IconButton, useLanguageLink } from '@marisma/shared/ui';
import { Menu } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { t } from '../texts';
import { AccountIdentity } from './account-menu';
import { accountLinks, mainLinks, propertyLinks, type NavItem } from './nav-links';
import { paths } from './paths';
import { GroupTitle, MenuAnchor, MenuButton, MenuFoot, MenuLink, MenuList } from './phone-menu.styles';
import { useFrameSession } from './use-frame-session';

/** The whole navigation behind one button. Following a link, Escape and a press outside close it. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { key } = useLocation();
  const close = () => setOpen(false);
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <IconButton
        label={t.header.menu}
        icon={<Menu strokeWidth={1.75} aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(true)}
      />
      <Drawer
        id={id}
        open={open}
        onClose={close}
        label={t.header.menu}
        side="end"
        header={<Mark size={34} />}
      >
        <MenuContent onSignOut={close} />
      </Drawer>
    </>
  );
}

function MenuContent({ onSignOut }: { onSignOut: () => void }) {
  const session = useFrameSession();
  const titleId = useId();
  const language = useLanguageLink();
  const links = mainLinks(session).filter(({ pending }) => !pending);
  return (
    <>
      <nav aria-label={t.header.label}>
        <GroupTitle id={titleId}>{t.nav.properties}</GroupTitle>
        <LinkList items={propertyLinks} labelledBy={titleId} />
        <LinkList items={links} />
      </nav>
      <MenuFoot>
        <MenuAnchor {...language} />
        <AccountPart session={session} onSignOut={onSignOut} />
        <ButtonLink to={paths.auth} variant="gradient" block>
          {t.header.bookNow}
        </ButtonLink>
      </MenuFoot>
    </>
  );
}

function AccountPart({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const { signOut } = useShell();
  if (session.status === 'unknown') return null;
  if (session.status === 'signedOut') {
    return (
      <ButtonLink to={paths.auth} variant="outline" block>
        {t.header.signIn}
      </ButtonLink>
    );
  }
  return (
    <section aria-label={t.header.account}>
      <AccountIdentity session={session} />
      <LinkList items={accountLinks(session)} />
      <MenuButton
        type="button"
        onClick={() => {
          onSignOut();
          void signOut();
        }}
      >
        {t.header.signOut}
      </MenuButton>
    </section>
  );
}

function LinkList({ items, labelledBy }: { items: readonly NavItem[]; labelledBy?: string }) {
  return (
    <MenuList aria-labelledby={labelledBy}>
      {items.map(({ label, to }) => (
        <li key={to}>
          <MenuLink to={to} end>
            {label}
          </MenuLink>
        </li>
      ))}
    </MenuList>
  );
}
