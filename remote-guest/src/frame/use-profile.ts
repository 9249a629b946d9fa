import { useProfile as useProfileOf } from '@marisma/area-kit/queries';
import { useGuest } from './guest-context';

/** The guest's profile and display name. */
export const useProfile = () => useProfileOf(useGuest().user);
