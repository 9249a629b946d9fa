import * as z from '@marisma/shared/zod';
import type { PictureData } from '@marisma/shared/media';
import { pictureNamed } from '../content/pictures';
import { services } from '../content/services';
import { imageOf, type BookedService } from '../parts/booked-service';

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

// The lengths are those that the database takes.
const schema = z.object({
  title: text(200),
  description: z.catch(z.string(), ''),
  priceFrom: text(100),
  category: text(50),
  image: z.catch(z.string(), ''),
});

/** Reads navigation state, which anything may have written; undefined when it describes no service. */
export const readService = (state: unknown): BookedService | undefined => schema.safeParse(state).data;

/** The picture of ours that a service names; any other address is not shown. */
export function pictureOf({ image }: BookedService): PictureData | undefined {
  const service = services.find((candidate) => imageOf(candidate) === image);
  return service && pictureNamed(service.picture);
}
