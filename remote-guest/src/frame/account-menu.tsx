import styled from 'styled-components';
import { media, space, token } from '@marisma/area-kit/theme';
import { Link } from '@marisma/area-kit/router';
import { useUser } from '@marisma/area-kit/shell';
import { DropdownMenu, useLanguageLink } from '@marisma/area-kit/ui';
import { House, Languages, LogOut, SlidersHorizontal, UserRound } from 'lucide-react';
import { useGuestProfile, useSignOut } from './guest';
import { paths } from '../paths';
import { t } from '../texts';

/** The initial is decorative: it is not part of the button's accessible name (WCAG 2.5.3). */
const Initials = styled.span`
  &::before {
    content: attr(data-initial);
  }

  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token.radius.round};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: 600;
`;

const MenuName = styled.span`
  display: none;
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.tablet} {
    display: block;
  }
`;

const MenuHead = styled.p`
  padding: ${space(2)} ${space(3)} ${space(3)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${token.color.line};
  color: ${token.color.textMuted};
  font-size: ${token.size.xs};
  line-height: 1.4;

  strong {
    display: block;
    max-width: 16rem;
    overflow: hidden;
    text-overflow: ellipsis;
    color: ${token.color.text};
    font-size: ${token.size.sm};
    font-weight: 600;
  }
`;

/** Links to home and profile, and Sign Out, for the dashboard without a site header. */
export function AccountMenu() {
  const { account } = t;
  const user = useUser();
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
