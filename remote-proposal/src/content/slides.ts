import { company } from './chapters/company';
import { plan } from './chapters/plan';
import { services } from './chapters/services';
import type { Slide } from './slide';

/** The deck, in the order in which it is shown. Counter, dots, index and print follow this list. */
export const slides: readonly Slide[] = [...company, ...services, ...plan];
