import { NavLink } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { Mark } from '@marisma/shared/media';
import { ButtonLink, DropdownMenu, useLanguageLink } from '@marisma/shared/ui';
import { t } from '../texts';
import { AccountMenu } from './account-menu';
import { AccountSlot, BarButton } from './account.styles';
import {
  Bar,
  BarLink,
  BookNowSlot,
  Brand,
  HeaderHeight,
  LanguageAnchor,
  MenuButtonSlot,
  Row,
  WideNav,
} from './header.styles';
import { mainLinks, propertyLinks, signOutPlace } from './nav-links';
import { paths } from './paths';
import { PhoneMenu } from './phone-menu';
import { useFrameSession } from './use-frame-session';

/** The sticky bar over every page of the site frame. What depends on the session waits for it in its own place. */
export function SiteHeader() {
  return (
    <Bar>
      <HeaderHeight />
      <Row>
        <Brand to={paths.home} aria-label={t.header.home}>
          <Mark size={34} />
          <span>
            <strong>{t.brand}</strong> <small>{t.header.tagline}</small>
          </span>
        </Brand>
        <MainNav />
        <LanguageSwitch />
        <Account />
        <BookNowSlot>
          <ButtonLink to={paths.auth} variant="gradient" size="sm">
            {t.header.bookNow}
          </ButtonLink>
        </BookNowSlot>
        <MenuButtonSlot>
          <PhoneMenu />
        </MenuButtonSlot>
      </Row>
    </Bar>
  );
}

const LanguageSwitch = () => <LanguageAnchor {...useLanguageLink()} />;

function MainNav() {
  const session = useFrameSession();
  return (
    <WideNav aria-label={t.header.label}>
      <ul>
        <li>
          <DropdownMenu label={t.nav.properties}>
            <ul>
              {propertyLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} end>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </DropdownMenu>
        </li>
        {mainLinks(session).map(({ label, to, pending }) => (
          <li key={to} data-pending={pending || undefined}>
            <BarLink to={to}>{label}</BarLink>
          </li>
        ))}
      </ul>
    </WideNav>
  );
}

function Account() {
  const session = useFrameSession();
  const { signOut } = useShell();
  if (session.status !== 'signedIn') {
    return (
      <AccountSlot data-pending={session.status === 'unknown' || undefined}>
        <BarLink to={paths.auth}>{t.header.signIn}</BarLink>
      </AccountSlot>
    );
  }
  const place = signOutPlace(session);
  return (
    <AccountSlot>
      <AccountMenu session={session} />
      {place !== 'menu' && (
        <BarButton
          type="button"
          data-pending={place === 'pending' || undefined}
          onClick={() => void signOut()}
        >
          {t.header.signOut}
        </BarButton>
      )}
    </AccountSlot>
  );
}
