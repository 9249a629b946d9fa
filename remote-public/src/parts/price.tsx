import { formatMoney } from '@marisma/area-kit/format';
import { breakpoint, media, space, token } from '@marisma/area-kit/theme';
import { Text } from '@marisma/area-kit/ui';
import styled, { css } from 'styled-components';
import { t } from '../texts';
import { nightsOf, type Stay } from './stay';

type PriceSize = 'card' | 'bar';

// In a narrow bar the price of the whole stay comes first when it is known.
const smallInBar = css`
  @media (width < ${breakpoint.desktop}px) {
    padding: 0;
    font: inherit;
    color: inherit;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Night = styled.p`
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
`;

const Amount = styled.span<{ $size: PriceSize; $second: boolean }>`
  padding-inline: 0.15em;
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  line-height: 1.1;
  color: ${token.color.text};
  font-variant-numeric: lining-nums;

  ${media.desktop} {
    font-size: ${({ $size }) => token.size[$size === 'bar' ? 'headline' : 'title']};
  }

  ${({ $size, $second }) => $size === 'bar' && $second && smallInBar}
`;

const Unit = styled.span`
  white-space: nowrap;
`;

type PriceProps = {
  perNight: number;
  stay: Stay;
  /** What is known about the stay: its total, or why it cannot be had. */
  known?: string;
  /** `bar`: large on a wide screen, short in a bar at the bottom of a phone. */
  size?: PriceSize;
};

/**
 * The lowest nightly price and what is known about the stay. Nothing is calculated from that price: most nights have
 * another. The second line says what that price lacks, or what is known about the stay once both dates are chosen.
 */
export function Price({ perNight, stay, known, size = 'card' }: PriceProps) {
  const { from, perNight: unit, beforeTaxes, locale } = t.common;
  const hasStay = nightsOf(stay) !== undefined;
  return (
    <Frame>
      <Night>
        {from}{' '}
        <Amount $size={size} $second={hasStay}>
          {formatMoney(perNight, locale)}
        </Amount>{' '}
        <Unit>{unit}</Unit>
      </Night>
      {known || hasStay ? (
        <Text $size="sm">
          <strong>{known ?? '\u00a0'}</strong>
        </Text>
      ) : (
        <Text $size="sm" $muted>
          {beforeTaxes}
        </Text>
      )}
    </Frame>
  );
}
