import { useShell } from '@marisma/area-kit/shell';
import { useState } from 'react';

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
