import { late } from '@marisma/area-kit/ui';
import { retryImport } from './retry-import';

/** The heart that saves a house. */
export const LateHeart = late(retryImport(() => import('./heart')));
