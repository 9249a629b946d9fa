import { Star } from 'lucide-react';
import styled from 'styled-components';
import { formatNumber } from '../format';
import { token } from '../theme';
import { VisuallyHidden } from './layout';
import { ui as texts } from '../texts/en/ui';

const Row = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: ${token.color.star};

  svg {
    width: 1.125em;
    height: 1.125em;
  }
`;

/** A rating out of five: stars, and 'Rated 4.5 out of 5' for screen readers. Stars are rounded to whole ones. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row>
      <VisuallyHidden>{texts.rated(formatNumber(rating, texts.locale))}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((step) => (
        <Star
          key={step}
          aria-hidden="true"
          fill={step <= Math.round(rating) ? 'currentColor' : 'none'}
          strokeWidth={1.5}
        />
      ))}
    </Row>
  );
}
