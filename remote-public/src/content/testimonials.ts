const catalog = [
  { id: 'family-serenity', rating: 5 },
  { id: 'friends-infinity', rating: 5 },
  { id: 'couple-paradise', rating: 5 },
] as const;

export type TestimonialId = (typeof catalog)[number]['id'];

export interface Testimonial {
  id: TestimonialId;
  /** Whole stars, out of five. */
  rating: number;
}

export const testimonials: readonly Testimonial[] = catalog;
