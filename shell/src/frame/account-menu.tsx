import { useShell, type Session } from '@marisma/area-kit/shell';
import { DropdownMenu } from '@marisma/area-kit/ui';
import { LogOut, UserRound } from 'lucide-react';
import { t } from '../texts';
import { Identity, MenuIdentity } from './account.styles';
import { LinkList } from './link-list';
import { signOutPlace, useNavItems } from './nav-links';

type SignedIn = Extract<Session, { status: 'signedIn' }>;

/** The account's name in the header: the first name, or 'Account'. */
export const accountName = ({ user }: SignedIn): string => user.firstName.trim() || t.frame.header.account;

/** Shows the signed-in account and the links of its roles. */
export function AccountMenu({ session }: { session: SignedIn }) {
  const { signOut } = useShell();
  const links = useNavItems('account');
  return (
    <DropdownMenu
      align="end"
      label={
        <>
          <UserRound size={18} strokeWidth={1.75} aria-hidden="true" />
          {accountName(session)}
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

/** The account's name and e-mail address. */
export function AccountIdentity({ session: { user } }: { session: SignedIn }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <Identity>
      {name && <strong>{name}</strong>}
      <span>{user.email}</span>
    </Identity>
  );
}
