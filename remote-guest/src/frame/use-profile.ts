import { useProfile as useProfileOf } from '@marisma/shared/queries';
import { useGuest } from './guest-context';

/** The guest's profile and display name. */
export const useProfile = () => useProfileOf(useGuest().user);
