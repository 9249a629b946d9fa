import { lendJpegs } from './lend-jpegs';

const LONGEST_WAIT_MS = 10_000;

/**
 * Loads every picture of the deck, then opens the browser's print dialog, which can save a PDF.
 * A picture that fails or takes too long is not waited for: its background colors are printed instead.
 */
export async function printDeck(deck: ParentNode = document): Promise<void> {
  const restore = [chooseLandscape(deck)];
  try {
    const images = [...deck.querySelectorAll<HTMLImageElement>('[data-place] img')];
    for (const image of images) image.loading = 'eager';
    await Promise.race([Promise.allSettled(images.map((image) => image.decode())), timeout()]);
    restore.push(await lendJpegs(images));
    window.print();
  } finally {
    for (const undo of restore.reverse()) undo();
  }
}

/** Disables portrait crops, which are for phones: printed pages are always landscape. */
function chooseLandscape(deck: ParentNode): () => void {
  const upright = [...deck.querySelectorAll('source')].filter((source) => source.media);
  const queries = upright.map((source) => source.media);
  for (const source of upright) source.media = 'not all';
  return () => upright.forEach((source, position) => (source.media = queries[position] ?? ''));
}

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
