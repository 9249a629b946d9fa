import type { SessionUser } from '@marisma/area-kit/shell';
import { createContext, useContext } from 'react';
import type { GuestStore } from '../lib/guest-store';

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
