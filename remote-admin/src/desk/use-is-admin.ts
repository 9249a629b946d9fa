import { useSession } from '@marisma/area-kit/shell';

/** Whether the account that looks is an admin; the desk is also management's. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.roles.includes('admin');
}
