import { Link } from '@marisma/area-kit/router';
import { DropdownMenu, useLanguageLink } from '@marisma/area-kit/ui';
import { House, Languages, LogOut, SlidersHorizontal, UserRound } from 'lucide-react';
import { useGuest, useGuestProfile, useSignOut } from './guest';
import { paths } from '../paths';
import { t } from '../texts';
import { Initials, MenuHead, MenuName } from './account-menu.styles';

/** Links to home and profile, and Sign Out, for the dashboard without a site header. */
export function AccountMenu() {
  const { account } = t;
  const { user } = useGuest();
  const { name } = useGuestProfile();
  const { leaving, signOut } = useSignOut();
  const { children, ...language } = useLanguageLink();
  return (
    <DropdownMenu
      align="end"
      name={name === undefined ? account.menuUnnamed : account.menu(name)}
      label={
        <>
          <Initials aria-hidden="true" data-initial={name?.charAt(0).toUpperCase()} />
          <MenuName>{name}</MenuName>
        </>
      }
    >
      <MenuHead>
        {account.signedInAs} <strong>{user.email}</strong>
      </MenuHead>
      <ul>
        <li>
          <Link to={paths.home}>
            <House aria-hidden="true" strokeWidth={1.75} />
            {account.home}
          </Link>
        </li>
        <li>
          <Link to={paths.profile}>
            <UserRound aria-hidden="true" strokeWidth={1.75} />
            {account.profile}
          </Link>
        </li>
        <li>
          <Link to={paths.settings}>
            <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} />
            {account.settings}
          </Link>
        </li>
        <li>
          <a {...language}>
            <Languages aria-hidden="true" strokeWidth={1.75} />
            {children}
          </a>
        </li>
        <li>
          <button type="button" disabled={leaving} onClick={() => void signOut()}>
            <LogOut aria-hidden="true" strokeWidth={1.75} />
            {leaving ? account.signingOut : account.signOut}
          </button>
        </li>
      </ul>
    </DropdownMenu>
  );
}
