import { useSession } from '@marisma/area-kit/shell';
import { useMemo } from 'react';
import { t } from '../texts';

/** The id of the signed-in visitor; null when signed out. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user.id : null;
}

/** Whether the visitor is a guest, who has a dashboard of stays. */
export function useIsClient(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.roles.includes('client');
}

/** Name and e-mail of the signed-in visitor, for a form's fields; empty when signed out. */
export function useAccount(): { name: string; email: string } {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  const email = user?.email ?? '';
  return useMemo(() => ({ name, email }), [name, email]);
}

/** What a signed-in visitor is told who types another address than the account's. */
export function useAddressHint(typed: string): string | undefined {
  const { email: own } = useAccount();
  const differs = own !== '' && typed.includes('@') && typed.trim().toLowerCase() !== own.toLowerCase();
  return differs ? t.common.otherAddress(own) : undefined;
}
