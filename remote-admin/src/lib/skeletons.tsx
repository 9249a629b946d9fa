import { Skeleton, Stack, VisuallyHidden } from '@marisma/area-kit/ui';

interface SkeletonsProps {
  /** Says that it loads. */
  label: string;
  /** The height of each. */
  heights: readonly string[];
  gap?: number;
  className?: string;
}

/** Blocks in place of rows or parts that load. */
export const Skeletons = ({ label, heights, gap = 6, className }: SkeletonsProps) => (
  <Stack $gap={gap} role="status" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {heights.map((height, at) => (
      <Skeleton key={at} $height={height} />
    ))}
  </Stack>
);
