import { space } from '@marisma/area-kit/theme';
import { KeyValueList } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Stay } from '../parts/own';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { sumsOf } from '../parts/money';

const Sums = styled.div`
  margin-block: ${space(3)} ${space(4)};
`;

/** One total for a stay: what is paid, what is due, and of how much; extras and damage deposit beside it. */
export function StaySums({ stay }: { stay: Stay }) {
  const { sums: texts } = t.payments;
  const { price, extra, damage, unexpected } = sumsOf(stay);
  const owed = price.owed + extra.owed + damage.owed + unexpected.owed;
  const agreed = stay.status === 'confirmed';
  const items = [
    {
      key: texts.price,
      value: agreed
        ? texts.paidOf(moneyInWords(price.paid), moneyInWords(stay.total_cents))
        : texts.paid(moneyInWords(price.paid)),
    },
    ...(price.due > 0 ? [{ key: texts.due, value: <strong>{moneyInWords(price.due)}</strong> }] : []),
    ...(extra.paid + extra.due > 0
      ? [
          {
            key: texts.extras,
            value:
              extra.due > 0
                ? texts.paidAndDue(moneyInWords(extra.paid), moneyInWords(extra.due))
                : texts.paid(moneyInWords(extra.paid)),
          },
        ]
      : []),
    ...(damage.paid + damage.due > 0
      ? [
          {
            key: texts.damage,
            value:
              damage.paid > 0
                ? texts.held(moneyInWords(damage.paid))
                : texts.toCome(moneyInWords(damage.due)),
          },
        ]
      : []),
    ...(owed > 0 ? [{ key: texts.back, value: moneyInWords(owed) }] : []),
  ];
  return (
    <Sums>
      <KeyValueList items={items} />
    </Sums>
  );
}
