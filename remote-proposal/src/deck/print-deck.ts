import { createGlobalStyle } from 'styled-components';

/** Print styles: one landscape page per slide, without margins and without the page around the deck. */
export const PrintPages = createGlobalStyle`
  @page {
    size: 1280px 720px;
    margin: 0;
  }

  @media print {
    html, body {
      min-height: 0;
      margin: 0;
      background: none;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }

    body { visibility: hidden; }

    /* Open dialogs are visible even in hidden elements, and reserve room for a scroll bar. */
    dialog { display: none !important; }
    html { overflow: visible !important; scrollbar-gutter: auto !important; }
  }
`;

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

const QUALITY = 0.85;

/**
 * Replaces every loaded picture by a JPEG. A PDF embeds a JPEG unchanged but any other format as raw pixels
 * (ISO 32000-1, 7.4.8 'DCTDecode'): with JPEGs the deck's PDF is a sixth of the size.
 * @returns restores the pictures
 */
export async function lendJpegs(images: readonly HTMLImageElement[]): Promise<() => void> {
  const loaded = images.filter(({ naturalWidth }) => naturalWidth > 0);
  const restores = loaded.map((image) => replace(image, jpegOf(image)));
  await Promise.allSettled(loaded.map((image) => image.decode()));
  return () => restores.forEach((restore) => restore());
}

function jpegOf(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

function replace(image: HTMLImageElement, jpeg: string): () => void {
  const { src } = image;
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const queries = sources.map(({ media }) => media);
  for (const source of sources) source.media = 'not all';
  image.src = jpeg;
  return () => {
    image.src = src;
    sources.forEach((source, position) => (source.media = queries[position] ?? ''));
  };
}
