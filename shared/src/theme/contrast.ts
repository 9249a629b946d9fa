const linear = (channel: string) => {
  const share = parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((start) => linear(hex.slice(start, start + 2)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

/**
 * Contrast ratio of two `#RRGGBB` colors, 1 to 21.
 * Source: WCAG 2.2, 'contrast ratio' and 'relative luminance'.
 */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
