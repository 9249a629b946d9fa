import type { SessionUser } from '@marisma/shared/shell';
import type { GuestProfile } from './profile.data';

/**
 * What to call the guest: the profile's first name, else the one given at sign-up, else the email.
 * @param profile undefined while it is not known, or when it can't be read
 */
export function greetingName(profile: GuestProfile | undefined, user: SessionUser): string {
  return profile?.firstName || user.firstName.trim() || profile?.email || user.email;
}
