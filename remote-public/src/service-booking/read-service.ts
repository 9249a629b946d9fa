import type { PictureData } from '@marisma/area-kit/media';
import { servicePicture } from '../content/pictures/services';
import { services } from '../content/services';
import { imageOf, type BookedService } from '../parts/booked-service';
import { t } from '../texts';
import { servicesOnRecord } from '../texts/en/services';
import type { ServiceWords } from '../texts/service-words';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The trimmed text; undefined when it is empty or longer than the database allows. */
const required = (value: unknown, most: number): string | undefined => {
  const text = textOf(value);
  return text.length > 0 && text.length <= most ? text : undefined;
};

/** Reads untrusted navigation state; undefined when it does not describe a service. */
export function readService(state: unknown): BookedService | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const fields = state as Partial<Record<keyof BookedService, unknown>>;
  const title = required(fields.title, 200);
  const priceFrom = required(fields.priceFrom, 100);
  const category = required(fields.category, 50);
  if (!title || !priceFrom || !category) return undefined;
  return { title, priceFrom, category, description: textOf(fields.description), image: textOf(fields.image) };
}

/** The texts of a service: in the document's language for a known service, else from the state itself. */
export function textsOf(booked: BookedService): ServiceWords {
  const known = services.find(({ id }) => servicesOnRecord[id].title === booked.title);
  return known ? t.services[known.id] : booked;
}

/** The picture of a service, if it is in our catalog; other addresses are not shown. */
export function pictureOf({ image }: BookedService): PictureData | undefined {
  const service = services.find((candidate) => imageOf(candidate) === image);
  return service && servicePicture(service.picture);
}
