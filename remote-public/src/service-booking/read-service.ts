import type { PictureData } from '@marisma/shared/media';
import { pictureNamed } from '../content/pictures';
import { services } from '../content/services';
import { imageOf, type BookedService } from '../parts/booked-service';
import { t } from '../texts';
import { servicesOnRecord } from '../texts/en/services';
import type { ServiceWords } from '../texts/service-words';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Text that must be there, no longer than the database takes it. */
const required = (value: unknown, most: number): string | undefined => {
  const text = textOf(value);
  return text.length > 0 && text.length <= most ? text : undefined;
};

/** Reads navigation state, which anything may have written; undefined when it describes no service. */
export function readService(state: unknown): BookedService | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const said = state as Partial<Record<keyof BookedService, unknown>>;
  const title = required(said.title, 200);
  const priceFrom = required(said.priceFrom, 100);
  const category = required(said.category, 50);
  if (!title || !priceFrom || !category) return undefined;
  return { title, priceFrom, category, description: textOf(said.description), image: textOf(said.image) };
}

/** A service as it is shown: one of ours in the document's language, any other as it describes itself. */
export function wordsOf(booked: BookedService): ServiceWords {
  const known = services.find(({ id }) => servicesOnRecord[id].title === booked.title);
  return known ? t.services[known.id] : booked;
}

/** The picture of ours that a service names; any other address is not shown. */
export function pictureOf({ image }: BookedService): PictureData | undefined {
  const service = services.find((candidate) => imageOf(candidate) === image);
  return service && pictureNamed(service.picture);
}
