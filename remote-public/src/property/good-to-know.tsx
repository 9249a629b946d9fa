import { space, token } from '@marisma/area-kit/theme';
import { KeyValueList, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { minimumNights, stayPolicy } from '@marisma/area-kit/houses';
import type { Property } from '../content/properties';
import { t } from '../texts';
import { DetailSection } from './detail-section';
import { paths } from '../parts/paths';

const Terms = styled.p`
  margin-top: ${space(6)};

  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

/** What a guest asks before booking, in short: the least stay, what a cancellation costs, and the rules of the house. */
export function GoodToKnow({ property }: { property: Property }) {
  const texts = t.detail.goodToKnow;
  const { balanceDays, bankFeePercent, halfRefundDays } = stayPolicy;
  return (
    <DetailSection title={texts.title}>
      <KeyValueList
        items={[
          {
            key: texts.minimumStay,
            value: texts.minimum(minimumNights.usual, minimumNights.low, minimumNights.holidays),
          },
          { key: texts.cancellation, value: texts.cancel(balanceDays, bankFeePercent, halfRefundDays + 1) },
          { key: texts.houseRules, value: texts.rules(property.sleeps) },
        ]}
      />
      <Terms>
        <TextLink to={paths.terms}>{texts.terms}</TextLink>
      </Terms>
    </DetailSection>
  );
}

const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  margin-bottom: ${space(4)};

  dt {
    font-size: ${token.size.sm};
    color: ${token.color.textMuted};
  }

  dd {
    font-family: ${token.font.display};
    font-size: ${token.size.headline};
    font-variant-numeric: lining-nums;
    line-height: 1.2;
  }
`;

/** Check-in and check-out times, in the house's time zone. */
export function CheckTimes({ property }: { property: Property }) {
  const texts = t.detail;
  return (
    <DetailSection title={texts.checkTimes}>
      <Times>
        <div>
          <dt>{texts.checkIn}</dt>
          <dd>{texts.time(property.checkIn)}</dd>
        </div>
        <div>
          <dt>{texts.checkOut}</dt>
          <dd>{texts.time(property.checkOut)}</dd>
        </div>
      </Times>
      <Text $size="sm" $muted>
        {texts.timeZone}
      </Text>
    </DetailSection>
  );
}
