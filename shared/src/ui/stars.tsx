import { Star } from 'lucide-react';
import styled from 'styled-components';
import { formatNumber } from '../format';
import { space, token } from '../theme';
import { VisuallyHidden } from './layout';
import { ui as texts } from '../texts/en/ui';

const Row = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  align-items: center;
  vertical-align: -0.15em;
  color: ${token.color.star};

  svg {
    width: 1.125em;
    height: 1.125em;
  }
`;

const Value = styled.span`
  margin-inline-start: ${space(1)};
  color: ${token.color.text};
`;

/**
 * A rating out of five: stars, and 'Rated 4.5 out of 5' for screen readers. Stars are rounded to whole ones, so a
 * fraction is also shown as a number.
 */
export function Stars({ rating }: { rating: number }) {
  const shown = formatNumber(rating, texts.locale);
  return (
    <Row>
      <VisuallyHidden>{texts.rated(shown)}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((step) => (
        <Star
          key={step}
          aria-hidden="true"
          fill={step <= Math.round(rating) ? 'currentColor' : 'none'}
          strokeWidth={1.5}
        />
      ))}
      {!Number.isInteger(rating) && <Value aria-hidden="true">{shown}</Value>}
    </Row>
  );
}
