import { selectTexts } from '@marisma/area-kit/texts';
import type { ServiceId } from '../../content/services';
import type { ServiceWords } from '../service-words';
import { adventure } from './services/adventure';
import { culture } from './services/culture';
import { education } from './services/education';
import { food } from './services/food';
import { kids } from './services/kids';
import { sport } from './services/sport';
import { transportation } from './services/transportation';
import { water } from './services/water';
import { wellness } from './services/wellness';

/** As services are recorded with a request: staff read one language, whatever the guest's is. */
export const servicesOnRecord = {
  ...food,
  ...wellness,
  ...sport,
  ...water,
  ...kids,
  ...education,
  ...culture,
  ...adventure,
  ...transportation,
} satisfies Record<ServiceId, ServiceWords>;

export const services = selectTexts('services', servicesOnRecord);
