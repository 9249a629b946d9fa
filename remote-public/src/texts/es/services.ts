import type { services as english } from '../en/services';
import { adventure } from './services/adventure';
import { culture } from './services/culture';
import { education } from './services/education';
import { food } from './services/food';
import { kids } from './services/kids';
import { sport } from './services/sport';
import { transportation } from './services/transportation';
import { water } from './services/water';
import { wellness } from './services/wellness';

export const services: typeof english = {
  ...food,
  ...wellness,
  ...sport,
  ...water,
  ...kids,
  ...education,
  ...culture,
  ...adventure,
  ...transportation,
};
