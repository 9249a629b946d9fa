import { space } from '@marisma/area-kit/theme';
import { KeyValueList } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
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
  const money = moneyInWords;
  const items: (false | { key: string; value: ReactNode })[] = [
    {
      key: texts.price,
      value:
        stay.status === 'confirmed'
          ? texts.paidOf(money(price.paid), money(stay.total_cents))
          : texts.paid(money(price.paid)),
    },
    price.due > 0 && { key: texts.due, value: <strong>{money(price.due)}</strong> },
    extra.paid + extra.due > 0 && {
      key: texts.extras,
      value:
        extra.due > 0 ? texts.paidAndDue(money(extra.paid), money(extra.due)) : texts.paid(money(extra.paid)),
    },
    damage.paid + damage.due > 0 && {
      key: texts.damage,
      value: damage.paid > 0 ? texts.held(money(damage.paid)) : texts.toCome(money(damage.due)),
    },
    owed > 0 && { key: texts.back, value: money(owed) },
  ];
  return (
    <Sums>
      <KeyValueList items={items.filter((item) => item !== false)} />
    </Sums>
  );
}
