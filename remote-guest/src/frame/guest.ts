import { useProfile } from '@marisma/area-kit/queries';
import { useShell, type SessionUser } from '@marisma/area-kit/shell';
import { createContext, useContext, useState } from 'react';
import type { GuestStore } from './guest-store';

export interface Guest {
  user: SessionUser;
  store: GuestStore;
}

const GuestContext = createContext<Guest | null>(null);
export const GuestProvider = GuestContext.Provider;

/**
 * The signed-in guest and their data on this device.
 * @throws Error outside of the guest layout
 */
export function useGuest(): Guest {
  const guest = useContext(GuestContext);
  if (!guest) throw new Error('No guest around this component: render it inside the guest layout.');
  return guest;
}

/** The guest's profile, with the names to show. */
export const useGuestProfile = () => useProfile(useGuest().user);

/** Signs out once, however often it is called. */
export function useSignOut() {
  const shell = useShell();
  const [leaving, setLeaving] = useState(false);
  const signOut = async () => {
    if (leaving) return;
    setLeaving(true);
    await shell.signOut();
    setLeaving(false);
  };
  return { leaving, signOut };
}
