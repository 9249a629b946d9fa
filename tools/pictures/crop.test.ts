import { cropBox, focusWithin } from './crop';

const LANDSCAPE = { width: 1920, height: 1200 };
const UPRIGHT = 4 / 5;

it.each([
  ['keeps the full height for an upright crop', LANDSCAPE, UPRIGHT, [0.5, 0.1], [480, 0, 960, 1200]],
  ['stays inside near the right edge', LANDSCAPE, UPRIGHT, [0.95, 0.5], [960, 0, 960, 1200]],
  ['stays inside near the left edge', LANDSCAPE, UPRIGHT, [0.05, 0.5], [0, 0, 960, 1200]],
  [
    'keeps the full width for a flat crop',
    { width: 1280, height: 800 },
    1200 / 630,
    [0.5, 0.5],
    [0, 64, 1280, 672],
  ],
  ['keeps everything of the right shape', LANDSCAPE, 1.6, [0.1, 0.9], [0, 0, 1920, 1200]],
])('%s', (_what, picture, ratio, [x = 0, y = 0], [left, top, width, height]) => {
  expect(cropBox(picture, ratio, { x, y })).toEqual({ left, top, width, height });
});

it('converts the focal point to the crop’s coordinates', () => {
  const focus = { x: 0.95, y: 0.5 };
  const box = cropBox(LANDSCAPE, UPRIGHT, focus);
  expect(focusWithin(LANDSCAPE, box, focus)).toEqual({ x: 0.9, y: 0.5 });
});
