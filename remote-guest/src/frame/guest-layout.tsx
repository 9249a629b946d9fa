import { Queries } from '@marisma/shared/queries';
import { Outlet } from '@marisma/shared/router';
import { useSession } from '@marisma/shared/shell';
import { useMemo } from 'react';
import { createGuestStore } from '../lib/guest-store';
import { GuestProvider } from './guest-context';

/** What every page of the guest area stands in: the signed-in guest and the cache of what was read. */
export default function GuestLayout() {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const userId = user?.id;
  const store = useMemo(() => (userId === undefined ? undefined : createGuestStore(userId)), [userId]);
  const guest = useMemo(() => (user && store ? { user, store } : undefined), [user, store]);

  // On signing out the session ends before the guard has led away: for that moment there is nobody to greet.
  if (!guest) return null;
  return (
    <Queries key={userId} area="guest">
      <GuestProvider value={guest}>
        <Outlet />
      </GuestProvider>
    </Queries>
  );
}
