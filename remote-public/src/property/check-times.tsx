import { space, token } from '@marisma/area-kit/theme';
import { Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { t } from '../texts';
import { DetailSection } from './detail-section';

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
