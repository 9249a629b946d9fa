/** The words of one property; lists of rooms follow the order of its bedroom arrangement. */
export interface PropertyWords {
  title: string;
  location: string;
  /** One sentence for cards and list rows. */
  summary: string;
  highlights: readonly string[];
  /** Paragraphs of the About text. */
  description: readonly string[];
  whatsIncluded: readonly string[];
  premiumServices: readonly string[];
  rooms: readonly string[];
  metaDescription: string;
}
