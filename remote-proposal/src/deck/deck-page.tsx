import { slides } from '../content/slides';
import { t } from '../texts';
import { Deck } from './deck';

export const title = t.documentTitle;
export const description = t.documentDescription;

/** The proposal that management presents to owners and gives them as a PDF. */
export default function DeckPage() {
  return <Deck slides={slides} />;
}
