import { useProfile } from '@marisma/area-kit/queries';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { useState } from 'react';

/** The guest's profile, with the names to show. */
export const useGuestProfile = () => useProfile(useUser());

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
