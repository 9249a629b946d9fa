import { landscapeWidths, portraitWidths } from './widths';

describe('landscapeWidths', () => {
  it.each([
    [1920, [320, 640, 960, 1280, 1920]],
    [2560, [320, 640, 960, 1280, 1920, 2560]],
    [2400, [320, 640, 960, 1280, 1920, 2400]],
    [1280, [320, 480, 640, 960, 1280]],
    [960, [320, 480, 640, 800, 960]],
    [1000, [320, 480, 640, 960, 1000]],
    [300, [300]],
  ])('chooses the widths of a master of %i px and never enlarges it', (master, widths) => {
    expect(landscapeWidths(master)).toEqual(widths);
  });
});

describe('portraitWidths', () => {
  it('ends at the width of the crop when the crop is narrower than the widest phone', () => {
    expect(portraitWidths(960)).toEqual([360, 480, 640, 828, 960]);
  });

  it('stops at the widest phone when the crop is wider', () => {
    expect(portraitWidths(1536)).toEqual([360, 480, 640, 828, 1080]);
  });
});
