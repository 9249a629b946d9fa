import { cropBox, focusWithin } from './crop';

const landscape = { width: 1920, height: 1200 };

describe('cropBox', () => {
  it('keeps the full height of a landscape for an upright crop and centers it on the focal point', () => {
    expect(cropBox(landscape, 4 / 5, { x: 0.5, y: 0.1 })).toEqual({
      left: 480,
      top: 0,
      width: 960,
      height: 1200,
    });
  });

  it('stays inside the picture when the focal point is near an edge', () => {
    expect(cropBox(landscape, 4 / 5, { x: 0.95, y: 0.5 }).left).toBe(960);
    expect(cropBox(landscape, 4 / 5, { x: 0.05, y: 0.5 }).left).toBe(0);
  });

  it('keeps the full width for a crop that is flatter than the picture', () => {
    expect(cropBox({ width: 1280, height: 800 }, 1200 / 630, { x: 0.5, y: 0.5 })).toEqual({
      left: 0,
      top: 64,
      width: 1280,
      height: 672,
    });
  });

  it('keeps everything when the shape is already right', () => {
    expect(cropBox(landscape, 1.6, { x: 0.1, y: 0.9 })).toEqual({ left: 0, top: 0, ...landscape });
  });
});

describe('focusWithin', () => {
  it('converts the focal point to the crop’s coordinates', () => {
    const box = cropBox(landscape, 4 / 5, { x: 0.95, y: 0.5 });
    expect(focusWithin(landscape, box, { x: 0.95, y: 0.5 })).toEqual({ x: 0.9, y: 0.5 });
  });
});
