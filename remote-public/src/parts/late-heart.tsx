import { late } from '@marisma/shared/ui';
import { patiently } from './patiently';

/** The heart that saves a house. */
export const LateHeart = late(patiently(() => import('./heart')));
