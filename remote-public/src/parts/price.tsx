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

const Night = styled.p<{ $left: boolean }>`
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};

  ${media.phoneOnly} {
    display: ${({ $left }) => $left && 'none'};
  }
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
  /** Replaces the price of all nights where more is known about the stay. */
  known?: string;
  /** `bar`: large on a wide screen, short in a bar at the bottom of a phone. */
  size?: PriceSize;
};

/** The nightly price and, once both dates are chosen, the price of all nights or what is known about them. */
export function Price({ perNight, stay, known, size = 'card' }: PriceProps) {
  const { from, perNight: unit, locale } = t.common;
  const hasStay = nightsOf(stay) !== undefined;
  return (
    <Frame>
      {/* A phone's bar has room for two lines: the price of all nights, and what it leaves out. */}
      <Night $left={size === 'bar' && hasStay && !known}>
        {from}{' '}
        <Amount $size={size} $second={hasStay}>
          {formatMoney(perNight, locale)}
        </Amount>{' '}
        <Unit>{unit}</Unit>
      </Night>
      {known ? (
        <Text $size="sm">
          <strong>{known}</strong>
        </Text>
      ) : (
        <StayPrice perNight={perNight} stay={stay} />
      )}
    </Frame>
  );
}

/** Nights × rate as text; nothing while a date is missing. */
export function StayPrice({ perNight, stay }: { perNight: number; stay: Stay }) {
  const { nights, stayPrice, beforeTaxes, locale } = t.common;
  const count = nightsOf(stay);
  if (count === undefined) return null;
  return (
    <Text $size="sm">
      <strong>{stayPrice(formatMoney(count * perNight, locale), nights(count))}</strong>{' '}
      <Text as="span" $size="sm" $muted>
        {beforeTaxes}
      </Text>
    </Text>
  );
}
