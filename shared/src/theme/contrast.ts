const channels = (hex: string) =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)) as [number, number, number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/**
 * Contrast ratio of two `#RRGGBB` colors, 1 to 21.
 * Source: WCAG 2.2, 'contrast ratio' and 'relative luminance'.
 */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color at `share` (0–1) between two colors, as a CSS gradient mixes them. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  return `#${channels(from)
    .map((start, index) => Math.round(start + ((end[index] ?? start) - start) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}
