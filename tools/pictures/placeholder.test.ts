import { gradientOf, placeholderOf } from './placeholder';

/** A picture of `w` × `h` pixels, colored by a function of the position. */
function paint(w: number, h: number, color: (x: number, y: number) => [number, number, number]) {
  const rgba: number[] = [];
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) rgba.push(...color(x, y), 255);
  return { w, h, rgba };
}

describe('gradientOf', () => {
  it('paints the rows from top to bottom', () => {
    const flag = paint(8, 6, (_x, y) => (y < 2 ? [255, 0, 0] : y < 4 ? [0, 255, 0] : [0, 0, 255]));
    expect(gradientOf(flag)).toContain('linear-gradient(#ff0000,#00ff00,#0000ff)');
  });

  it('lays the colors of the left and right edges over the rows', () => {
    const halves = paint(8, 6, (x) => (x < 4 ? [16, 32, 48] : [240, 224, 208]));
    const gradient = gradientOf(halves);
    expect(gradient).toContain('radial-gradient(at 0,#102030,');
    expect(gradient).toContain('radial-gradient(at 100%,#f0e0d0,');
  });

  it('fits into 160 bytes', () => {
    expect(gradientOf(paint(32, 20, (x, y) => [x * 7, y * 11, 99])).length).toBeLessThanOrEqual(160);
  });
});

describe('placeholderOf', () => {
  it('finds the average color of a plain picture', () => {
    const { color } = placeholderOf(paint(50, 30, () => [15, 92, 99]));
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    expect(Math.abs((r ?? 0) - 15)).toBeLessThan(8);
    expect(Math.abs((g ?? 0) - 92)).toBeLessThan(8);
    expect(Math.abs((b ?? 0) - 99)).toBeLessThan(8);
  });
});
