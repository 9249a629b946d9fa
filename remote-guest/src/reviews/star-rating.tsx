import styled from 'styled-components';
import { media, token, visuallyHidden } from '@marisma/area-kit/theme';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { Rating } from '../frame/guest-store';
import { t } from '../texts';

const Group = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  margin-left: -0.5rem;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const StarLabel = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.75rem;
  color: ${token.color.star};
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  svg {
    width: 1.375rem;
    height: 1.375rem;
    border-radius: ${token.radius.sm};
  }

  input:focus-visible + svg {
    outline: 2px solid ${token.color.focus};
    outline-offset: 3px;
  }

  ${media.hover} {
    &:hover svg {
      color: ${token.color.warm};
    }
  }
`;

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
