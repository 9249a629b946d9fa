import { Queries } from '@marisma/area-kit/queries';
import { Outlet } from '@marisma/area-kit/router';
import { useSession } from '@marisma/area-kit/shell';
import { useMemo } from 'react';
import { GuestProvider } from './guest';
import { createGuestStore } from './guest-store';

/** The layout of every guest page: provides the signed-in guest and the query cache. */
export default function GuestLayout() {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const userId = user?.id;
  const store = useMemo(() => (userId === undefined ? undefined : createGuestStore(userId)), [userId]);
  const guest = useMemo(() => (user && store ? { user, store } : undefined), [user, store]);

  // On sign-out the session ends before the guard redirects: until then there is no guest.
  if (!guest) return null;
  return (
    <Queries key={userId} area="guest">
      <GuestProvider value={guest}>
        <Outlet />
      </GuestProvider>
    </Queries>
  );
}
