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
export async function printDeck(): Promise<void> {
  // Portrait crops are for phones; printed pages are always landscape.
  const restores = [disable(document.querySelectorAll<HTMLSourceElement>('source[media]'))];
  try {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-place] img')];
    for (const image of images) image.loading = 'eager';
    await Promise.race([Promise.allSettled(images.map((image) => image.decode())), timeout()]);
    const loaded = images.filter(({ naturalWidth }) => naturalWidth > 0);
    restores.push(...loaded.map(replaceByJpeg));
    await Promise.allSettled(loaded.map((image) => image.decode()));
    window.print();
  } finally {
    for (const restore of restores.reverse()) restore();
  }
}

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

/** Makes browsers ignore these sources of pictures. */
function disable(sources: Iterable<HTMLSourceElement>): () => void {
  const queries = [...sources].map((source) => [source, source.media] as const);
  for (const [source] of queries) source.media = 'not all';
  return () => queries.forEach(([source, media]) => (source.media = media));
}

const QUALITY = 0.85;

/**
 * Replaces a loaded picture by a JPEG. A PDF embeds a JPEG unchanged but any other format as raw pixels
 * (ISO 32000-1, 7.4.8 'DCTDecode'): with JPEGs the deck's PDF is a sixth of the size.
 * @returns restores the picture
 */
function replaceByJpeg(image: HTMLImageElement): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const { src } = image;
  const restoreSources = disable(image.closest('picture')?.querySelectorAll('source') ?? []);
  image.src = canvas.toDataURL('image/jpeg', QUALITY);
  return () => {
    image.src = src;
    restoreSources();
  };
}
