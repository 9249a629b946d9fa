import { minimumNights, stayPolicy } from '@marisma/area-kit/houses';
import { space } from '@marisma/area-kit/theme';
import { KeyValueList, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { DetailSection } from './detail-section';

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
