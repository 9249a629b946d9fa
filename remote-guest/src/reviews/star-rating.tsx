import { Star } from 'lucide-react';
import { useId } from 'react';
import type { Rating } from '../frame/guest-store';
import { t } from '../texts';
import { Group, Legend, StarLabel } from './star-rating.styles';

const STEPS: readonly Rating[] = [1, 2, 3, 4, 5];

type StarRatingProps = { legend: string; value: Rating | undefined; onChange: (rating: Rating) => void };

/** Five stars to choose from: a radio group, so arrow keys move through it (ARIA APG 'Radio Group'). */
export function StarRating({ legend, value, onChange }: StarRatingProps) {
  const { words } = t.reviews;
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {STEPS.map((step) => (
        <StarLabel key={step}>
          <input
            type="radio"
            name={name}
            value={step}
            aria-label={words[step]}
            checked={step === value}
            onChange={() => onChange(step)}
          />
          <Star
            aria-hidden="true"
            fill={value !== undefined && step <= value ? 'currentColor' : 'none'}
            strokeWidth={1.5}
          />
        </StarLabel>
      ))}
    </Group>
  );
}
