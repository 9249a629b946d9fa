import { lendJpegs } from './lend-jpegs';

const PATIENCE_MS = 10_000;

/**
 * Fetches every picture of the deck, then opens the browser's print dialog, where it can be saved as a PDF.
 * A picture that fails or takes too long does not hold the others up: its colors are printed instead.
 */
export async function printDeck(deck: ParentNode = document): Promise<void> {
  const restore = [chooseLandscape(deck)];
  try {
    const images = [...deck.querySelectorAll<HTMLImageElement>('[data-place] img')];
    for (const image of images) image.loading = 'eager';
    await Promise.race([Promise.allSettled(images.map((image) => image.decode())), patience()]);
    restore.push(await lendJpegs(images));
    window.print();
  } finally {
    for (const bringBack of restore.toReversed()) bringBack();
  }
}

/** Upright cuts are for phones held upright; the pages lie down whatever device prints them. */
function chooseLandscape(deck: ParentNode): () => void {
  const upright = [...deck.querySelectorAll('source')].filter((source) => source.media);
  const queries = upright.map((source) => source.media);
  for (const source of upright) source.media = 'not all';
  return () => upright.forEach((source, position) => (source.media = queries[position] ?? ''));
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
