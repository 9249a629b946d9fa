import { deferred } from '@marisma/area-kit/ui';

/** The heart that saves a house. */
export const DeferredHeart = deferred(() => import('./heart'));
