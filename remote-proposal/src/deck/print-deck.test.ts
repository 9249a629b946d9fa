/** @environment browser */
import { lendJpegs, printDeck } from './print-deck';

const deckOf = (html: string) => {
  const deck = document.createElement('div');
  deck.innerHTML = html;
  return deck;
};

const image = '<section data-place="away"><img loading="lazy" alt=""></section>';

beforeEach(() => {
  window.print = jest.fn();
});

test('every picture is loaded before the dialog opens', async () => {
  const deck = deckOf(image + image);
  const arrivals: (() => void)[] = [];
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => arrivals.push(resolve));
  const printed = printDeck(deck);
  expect([...deck.querySelectorAll('img')].map((each) => each.loading)).toEqual(['eager', 'eager']);
  await Promise.resolve();
  expect(window.print).not.toHaveBeenCalled();
  for (const arrive of arrivals) arrive();
  await printed;
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('printing waits ten seconds for a picture that never loads', async () => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  const printed = printDeck(deckOf(image));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(window.print).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await printed;
  expect(window.print).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('portrait crops are disabled while printing, and restored', async () => {
  const query = '(orientation: portrait)';
  const deck = deckOf(`<picture><source media="${query}"><img alt=""></picture>`);
  const source = deck.querySelector('source');
  window.print = jest.fn(() => expect(source?.media).toBe('not all'));
  await printDeck(deck);
  expect(window.print).toHaveBeenCalled();
  expect(source?.media).toBe(query);
});

const JPEG = 'data:image/jpeg;base64,AAAA';

function pictureOf(width: number) {
  const picture = document.createElement('picture');
  picture.innerHTML = '<source type="image/avif" media="print"><img src="http://localhost/a.webp" alt="">';
  const image = picture.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'naturalWidth', { value: width });
  return { image, source: picture.querySelector('source') };
}

const withCanvas = () => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  const context = { drawImage: jest.fn() } as unknown as CanvasRenderingContext2D;
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toDataURL = (type?: string) => (type === 'image/jpeg' ? JPEG : '');
};

test('a JPEG replaces the picture until it is restored', async () => {
  withCanvas();
  const { image, source } = pictureOf(1280);
  const restore = await lendJpegs([image]);
  expect(image.src).toBe(JPEG);
  expect(source?.media).toBe('not all');
  restore();
  expect(image.src).toBe('http://localhost/a.webp');
  expect(source?.media).toBe('print');
});
