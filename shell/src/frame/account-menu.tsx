import { useShell, type Session } from '@marisma/area-kit/shell';
import { space, token } from '@marisma/area-kit/theme';
import { DropdownMenu } from '@marisma/area-kit/ui';
import { LogOut, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../texts';
import { LinkList } from './link-list';
import { signOutPlace, useNavItems } from './nav-links';

type SignedIn = Extract<Session, { status: 'signedIn' }>;

/** The account's name and e-mail address above its links. */
const Identity = styled.div`
  padding: ${space(2)} 0 ${space(3)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${token.color.line};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
  white-space: normal;

  strong {
    display: block;
    font-weight: 600;
  }

  span {
    color: ${token.color.textMuted};
  }
`;

/** Aligned with the dropdown's links, which have their own padding. */
const MenuIdentity = styled.div`
  padding-inline: ${space(3)};
`;

export function AccountMenu({ session }: { session: SignedIn }) {
  const { signOut } = useShell();
  const links = useNavItems('account');
  return (
    <DropdownMenu
      align="end"
      label={
        <>
          <UserRound size={18} strokeWidth={1.75} aria-hidden="true" />
          {session.user.firstName.trim() || t.frame.header.account}
        </>
      }
    >
      {(close) => (
        <>
          <MenuIdentity>
            <AccountIdentity session={session} />
          </MenuIdentity>
          <LinkList items={links} end={false}>
            {signOutPlace(session) === 'menu' && (
              <li>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    void signOut();
                  }}
                >
                  <LogOut strokeWidth={1.75} aria-hidden="true" />
                  {t.frame.header.signOut}
                </button>
              </li>
            )}
          </LinkList>
        </>
      )}
    </DropdownMenu>
  );
}

export function AccountIdentity({ session: { user } }: { session: SignedIn }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <Identity>
      {name && <strong>{name}</strong>}
      <span>{user.email}</span>
    </Identity>
  );
}
