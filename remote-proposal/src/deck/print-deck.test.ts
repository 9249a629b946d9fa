/** @environment browser */
import { printDeck } from './print-deck';

const PORTRAIT = '(orientation: portrait)';
const JPEG = 'data:image/jpeg;base64,AAAA';

const find = <Element extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Element>(selector),
];
const images = () => find<HTMLImageElement>('img');

let print: jest.Mock;
beforeEach(() => {
  const picture = `<picture><source media="${PORTRAIT}"><source type="image/avif"><img src="/a.webp" loading="lazy" alt=""></picture>`;
  document.body.innerHTML = `<section data-place="away">${picture}${picture}</section>`;
  print = jest.fn();
  window.print = print;
});

test('every picture is loaded before the dialog opens', async () => {
  const arrivals: (() => void)[] = [];
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => arrivals.push(resolve));
  const printed = printDeck();
  expect(images().map((image) => image.loading)).toEqual(['eager', 'eager']);
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  for (const arrive of arrivals) arrive();
  await printed;
  expect(print).toHaveBeenCalledTimes(1);
});

test('printing waits ten seconds for a picture that never loads', async () => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  const printed = printDeck();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(print).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await printed;
  expect(print).toHaveBeenCalledTimes(1);
});

test('a JPEG is printed in place of each picture, in landscape; afterwards all is as it was', async () => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  const context = { drawImage: jest.fn() } as unknown as CanvasRenderingContext2D;
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toDataURL = (type?: string) => (type === 'image/jpeg' ? JPEG : '');
  for (const image of images()) Object.defineProperty(image, 'naturalWidth', { value: 1280 });
  const state = () => [
    ...images().map(({ src }) => src),
    ...find<HTMLSourceElement>('source').map(({ media }) => media),
  ];
  const before = state();
  print.mockImplementation(() =>
    expect(state()).toEqual([JPEG, JPEG, 'not all', 'not all', 'not all', 'not all']),
  );
  await printDeck();
  expect(print).toHaveBeenCalledTimes(1);
  expect(state()).toEqual(before);
});
