import { formatMoney } from '@marisma/shared/format';
import { space, token } from '@marisma/shared/theme';
import { Text } from '@marisma/shared/ui';
import styled from 'styled-components';
import { en } from '../texts/en';
import { nightsOf, type Stay } from './stay';

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Night = styled.p`
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
`;

const Amount = styled.span<{ $large: boolean }>`
  padding-inline: 0.15em;
  font-family: ${token.font.display};
  font-size: ${({ $large }) => ($large ? token.size.headline : token.size.title)};
  line-height: 1.1;
  color: ${token.color.text};
  font-variant-numeric: lining-nums;
`;

type PriceProps = { perNight: number; stay: Stay; large?: boolean };

/** The nightly price and, once both days are chosen, what all the nights come to. */
export function Price({ perNight, stay, large = false }: PriceProps) {
  const { from, perNight: unit, locale } = en.common;
  return (
    <Frame>
      <Night>
        {from} <Amount $large={large}>{formatMoney(perNight, locale)}</Amount> {unit}
      </Night>
      <StayPrice perNight={perNight} stay={stay} />
    </Frame>
  );
}

/** Nights × rate in words; nothing while a day is missing. */
export function StayPrice({ perNight, stay }: { perNight: number; stay: Stay }) {
  const { nights, stayPrice, beforeTaxes, locale } = en.common;
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
