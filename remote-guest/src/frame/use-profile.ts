import { useProfile as useProfileOf } from '@marisma/shared/queries';
import { useGuest } from './guest-context';

/** The guest's profile, and what to call them. */
export const useProfile = () => useProfileOf(useGuest().user);
