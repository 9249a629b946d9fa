import { useShell } from '@marisma/area-kit/shell';
import { Mark } from '@marisma/area-kit/media';
import { ButtonLink, DropdownMenu, useLanguageLink } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { AccountMenu } from './account-menu';
import {
  AccountSlot,
  Bar,
  BarButton,
  BarLink,
  BookNowSlot,
  Brand,
  HeaderHeight,
  LanguageAnchor,
  MenuButtonSlot,
  Row,
  WideNav,
} from './header.styles';
import { LinkLabel, LinkList } from './link-list';
import { isMenu, signOutPlace, useBookNow, useEntries, useFrameSession, useSignInLink } from './nav-links';
import { PhoneMenu } from './phone-menu';

/**
 * The sticky bar of the site frame. Parts that depend on the session keep their space until it is known.
 * @param work Book Now steps back on pages where owners and staff work
 */
export function SiteHeader({ work = false }: { work?: boolean }) {
  return (
    <Bar>
      <HeaderHeight />
      <Row>
        <Brand to="/" aria-label={t.frame.header.home}>
          <Mark size={34} />
          <span>
            <strong>{t.frame.brand}</strong> <small>{t.frame.header.tagline}</small>
          </span>
        </Brand>
        <MainNav />
        <LanguageSwitch />
        <Account />
        <BookNowSlot>
          <ButtonLink {...useBookNow()} variant={work ? 'quiet' : 'gradient'} size="sm" />
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
  return (
    <WideNav aria-label={t.frame.header.label}>
      <ul>
        {useEntries('header').map((entry) => (
          <li key={isMenu(entry) ? entry.label : entry.to} data-pending={entry.pending || undefined}>
            {isMenu(entry) ? (
              <DropdownMenu label={<LinkLabel {...entry} />}>
                <LinkList items={entry.items} />
              </DropdownMenu>
            ) : (
              <BarLink to={entry.to}>
                <LinkLabel {...entry} />
              </BarLink>
            )}
          </li>
        ))}
      </ul>
    </WideNav>
  );
}

function Account() {
  const session = useFrameSession();
  const { signOut } = useShell();
  const signIn = useSignInLink();
  if (session.status !== 'signedIn') {
    return (
      <AccountSlot data-pending={session.status === 'unknown' || undefined}>
        <BarLink {...signIn}>{t.frame.header.signIn}</BarLink>
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
          {t.frame.header.signOut}
        </BarButton>
      )}
    </AccountSlot>
  );
}
