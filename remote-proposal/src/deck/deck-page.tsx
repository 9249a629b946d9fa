import { slides } from '../content/slides';
import { es } from '../texts/es';
import { Deck } from './deck';

export const title = es.documentTitle;
export const description = es.documentDescription;

/** The proposal that management shows to owners and leaves behind as a PDF. */
export default function DeckPage() {
  return <Deck slides={slides} />;
}
