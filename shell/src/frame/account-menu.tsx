import { useShell, type Session } from '@marisma/shared/shell';
import { DropdownMenu } from '@marisma/shared/ui';
import { LogOut, UserRound } from 'lucide-react';
import { t } from '../texts';
import { Identity, MenuIdentity } from './account.styles';
import { LinkList } from './link-list';
import { signOutPlace, useNavItems } from './nav-links';

type SignedIn = Extract<Session, { status: 'signedIn' }>;

/** What the account is called in the header: the first name, or 'Account'. */
export const accountName = ({ user }: SignedIn): string => user.firstName.trim() || t.frame.header.account;

/** Who is signed in, and the links of their roles. */
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

/** Name and e-mail of the account. */
export function AccountIdentity({ session: { user } }: { session: SignedIn }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <Identity>
      {name && <strong>{name}</strong>}
      <span>{user.email}</span>
    </Identity>
  );
}
