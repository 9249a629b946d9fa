import { lendJpegs } from './lend-jpegs';

const JPEG = 'data:image/jpeg;base64,AAAA';

function pictureOf(width: number) {
  const picture = document.createElement('picture');
  picture.innerHTML = '<source type="image/avif" media="print"><img src="http://localhost/a.webp" alt="">';
  const image = picture.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'naturalWidth', { value: width });
  return { image, source: picture.querySelector('source') };
}

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  const context = { drawImage: jest.fn() } as unknown as CanvasRenderingContext2D;
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toDataURL = (type?: string) => (type === 'image/jpeg' ? JPEG : '');
});

test('a JPEG replaces the picture until it is restored', async () => {
  const { image, source } = pictureOf(1280);
  const restore = await lendJpegs([image]);
  expect(image.src).toBe(JPEG);
  expect(source?.media).toBe('not all');
  restore();
  expect(image.src).toBe('http://localhost/a.webp');
  expect(source?.media).toBe('print');
});

test('a picture that has not loaded is not replaced', async () => {
  const { image, source } = pictureOf(0);
  await lendJpegs([image]);
  expect(image.src).toBe('http://localhost/a.webp');
  expect(source?.media).toBe('print');
});
