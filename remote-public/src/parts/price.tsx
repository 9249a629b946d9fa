import { formatMoney } from '@marisma/area-kit/format';
import { breakpoint, media, space, token } from '@marisma/area-kit/theme';
import { Text } from '@marisma/area-kit/ui';
import styled, { css } from 'styled-components';
import { t } from '../texts';
import { nightsOf, type Stay } from './stay';

type PriceSize = 'card' | 'bar';

// A narrow bar has room for the price of the whole stay alone.
const hiddenInBar = css`
  @media (width < ${breakpoint.desktop}px) {
    display: none;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Night = styled.p<{ $size: PriceSize; $second: boolean }>`
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};

  ${({ $size, $second }) => $size === 'bar' && $second && hiddenInBar}
`;

const Amount = styled.span<{ $size: PriceSize }>`
  padding-inline: 0.15em;
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  line-height: 1.1;
  color: ${token.color.text};
  font-variant-numeric: lining-nums;

  ${media.desktop} {
    font-size: ${({ $size }) => token.size[$size === 'bar' ? 'headline' : 'title']};
  }
`;

// Stays together where a line has room for it.
const Unit = styled.span`
  display: inline-block;
`;

type PriceProps = {
  perNight: number;
  stay: Stay;
  /** What is known about the stay: its total, or why it cannot be had. */
  line?: string;
  /** Whether that total includes taxes. */
  taxed?: boolean;
  /** `bar`: large on a wide screen, short in a bar at the bottom of a phone. */
  size?: PriceSize;
};

/**
 * The lowest nightly price and, once both dates are chosen, a line about the stay. Nothing is calculated from that price:
 * most nights have another.
 */
export function Price({ perNight, stay, line, taxed = false, size = 'card' }: PriceProps) {
  const { from, perNight: unit, beforeTaxes, includesTaxes, locale } = t.common;
  const hasStay = nightsOf(stay) !== undefined;
  return (
    <Frame>
      <Night $size={size} $second={hasStay}>
        {from} <Amount $size={size}>{formatMoney(perNight, locale)}</Amount> <Unit>{unit}</Unit>{' '}
        <Unit>{beforeTaxes}</Unit>
      </Night>
      {(line || hasStay) && (
        <Text $size="sm">
          <strong>{line ?? '\u00a0'}</strong> {line && taxed && <Unit>{includesTaxes}</Unit>}
        </Text>
      )}
    </Frame>
  );
}
