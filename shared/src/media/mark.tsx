import { markColors, markShape } from './mark-shape';

interface MarkProps {
  /** Height and width in CSS pixels; a style sheet may override it. */
  readonly size?: number;
}

/** The brand's mark, shown beside the brand's name: decorative, waves in the text color. */
export function Mark({ size = 32 }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={markShape.viewBox}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={markShape.sun} fill={markColors.sun} />
      {markShape.waves.map((wave) => (
        <path
          key={wave}
          d={wave}
          stroke="currentColor"
          strokeWidth={markShape.strokeWidth}
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
