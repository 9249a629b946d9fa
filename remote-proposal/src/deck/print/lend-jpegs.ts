const QUALITY = 0.85;

/**
 * Puts a JPEG in the place of every picture that has arrived, and gives what brings the pictures back. A PDF takes a
 * JPEG as it is and any other format as plain pixels (ISO 32000-1, 7.4.8 'DCTDecode'): the whole deck is a sixth with them.
 */
export async function lendJpegs(images: readonly HTMLImageElement[]): Promise<() => void> {
  const arrived = images.filter(({ naturalWidth }) => naturalWidth > 0);
  const returns = arrived.map((image) => lend(image, jpegOf(image)));
  await Promise.allSettled(arrived.map((image) => image.decode()));
  return () => returns.forEach((bringBack) => bringBack());
}

function jpegOf(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

function lend(image: HTMLImageElement, jpeg: string): () => void {
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
