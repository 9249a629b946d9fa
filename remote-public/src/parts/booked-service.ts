import { pictureUrl } from '@marisma/area-kit/media';
import { servicePicture } from '../content/pictures/services';
import type { Service } from '../content/services';
import { servicesOnRecord } from '../texts/en/services';

/** The navigation state that a service card passes to the booking page; its texts are English in both languages. */
export interface BookedService {
  title: string;
  description: string;
  priceFrom: string;
  category: string;
  image: string;
}

/** Address of a service's picture. */
export const imageOf = (service: Service): string => pictureUrl(servicePicture(service.picture), 640);

/** The navigation state of a service's Book Now link. */
export function toBookedService(service: Service): BookedService {
  const { title, description, priceFrom } = servicesOnRecord[service.id];
  return { title, description, priceFrom, category: service.category, image: imageOf(service) };
}
