import { Queries } from '@marisma/area-kit/queries';
import { Outlet } from '@marisma/area-kit/router';
import { useSession } from '@marisma/area-kit/shell';
import { useState } from 'react';
import { createGuestStore, GuestStoreProvider } from './guest-store';

/** The layout of every guest page: provides the query cache and what this browser stores for the guest. */
export default function GuestLayout() {
  const session = useSession();
  // On sign-out the session ends before the guard redirects: until then there is no guest.
  if (session.status !== 'signedIn') return null;
  return <SignedIn key={session.user.id} userId={session.user.id} />;
}

function SignedIn({ userId }: { userId: string }) {
  const [store] = useState(() => createGuestStore(userId));
  return (
    <Queries area="guest">
      <GuestStoreProvider value={store}>
        <Outlet />
      </GuestStoreProvider>
    </Queries>
  );
}
