import type { PaymentKind } from '@marisma/area-kit/booking';
import type { Enums } from '@marisma/area-kit/data';
import { selectTexts } from '@marisma/area-kit/texts';

/** What payments are called, in every list of them. */
export const payments = selectTexts('payments', {
  kinds: {
    deposit: 'Deposit',
    balance: 'Balance',
    extra: 'Extra',
    damage: 'Damage deposit',
    unexpected: 'Payment nobody owed',
    refund: 'Refund',
  } satisfies Record<PaymentKind, string> as Record<PaymentKind, string>,
  methods: {
    transfer: 'Bank transfer',
    card: 'Card',
    cash: 'Cash',
    other: 'Other',
  } satisfies Record<Enums<'payment_method'>, string> as Record<Enums<'payment_method'>, string>,
  receipt: (number: number) => `receipt ${number}`,
  correction: (kind: string) => `Correction: ${kind}`,
});
