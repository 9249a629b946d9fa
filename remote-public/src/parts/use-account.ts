import { useSession } from '@marisma/area-kit/shell';
import { useMemo } from 'react';

/** Name and e-mail of the signed-in visitor, for a form's fields; empty when signed out. */
export function useAccount(): { name: string; email: string } {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  const email = user?.email ?? '';
  return useMemo(() => ({ name, email }), [name, email]);
}
