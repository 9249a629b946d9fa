import { pictureUrl } from '@marisma/shared/media';
import { pictureNamed } from '../content/pictures';
import type { Service } from '../content/services';
import { servicesOnRecord } from '../texts/en/services';

/** What a service card hands to the booking page, as navigation state: the words on record, in whatever language it is shown. */
export interface BookedService {
  title: string;
  description: string;
  priceFrom: string;
  category: string;
  image: string;
}

/** Address of the picture that travels with a service. */
export const imageOf = (service: Service): string => pictureUrl(pictureNamed(service.picture), 640);

/** The navigation state that a service's Book Now carries. */
export function toBookedService(service: Service): BookedService {
  const { title, description, priceFrom } = servicesOnRecord[service.id];
  return { title, description, priceFrom, category: service.category, image: imageOf(service) };
}
