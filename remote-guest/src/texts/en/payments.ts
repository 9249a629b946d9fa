import { stayPolicy } from '@marisma/area-kit/houses';
import { selectTexts } from '@marisma/area-kit/texts';

const { depositPercent } = stayPolicy;

const kinds = {
  deposit: `Deposit, ${depositPercent}%`,
  balance: `Balance, ${100 - depositPercent}%`,
  full: 'Stay, paid in full',
  refund: 'Refund of deposit',
};

/** Of one's own stay: a stay that is near is paid at once, so its deposit is no fixed share. */
const ownKinds = {
  deposit: 'Deposit',
  balance: 'Balance',
  full: 'Full payment',
  extra: 'Extra',
  damage: 'Damage deposit',
  unexpected: 'Payment that was not due; we return it in full',
  refund: 'Refund',
};

const refundsOf = {
  extra: (what: string): string => `Refund of ${what}`,
  damage: 'Damage deposit, returned',
  unexpected: 'Refund of the payment that was not due',
};

const status = {
  paid: 'Paid',
  due: 'Due',
  owed: 'On its way',
  refunded: 'Refunded',
  corrected: 'Corrected',
};

export const payments = selectTexts('payments', {
  kinds,
  ownKinds,
  refundsOf,
  methods: { transfer: 'Bank transfer', card: 'Card', cash: 'Cash', other: 'Other' },
  correctedOn: (day: string): string => `Recorded by mistake and corrected on ${day}. It does not count.`,
  claimed: (sum: string, reason: string): string => `We keep ${sum} of it for damage: ${reason}`,
  ofStay: (home: string, code: string): string => `${home}, ${code}`,
  sums: {
    price: 'Price of the stay',
    paid: (sum: string): string => `${sum} paid`,
    paidOf: (sum: string, total: string): string => `${sum} of ${total} paid`,
    due: 'Still to pay',
    extras: 'Extras',
    paidAndDue: (paid: string, due: string): string => `${paid} paid, ${due} still to pay`,
    damage: 'Damage deposit',
    held: (sum: string): string => `We hold ${sum} until after your stay`,
    toCome: (sum: string): string => `${sum}, returned after your stay`,
    back: 'Refund on its way',
  },
  status,
  dueOn: 'due',
  receipt: 'Receipt',
  receiptOf: (id: string): string => ` for ${id}`,
  notYet: 'After payment',
  howToPay: 'How to Pay',
  howToPayOf: (what: string): string => `How to Pay: ${what}`,
  empty: { title: 'No payments yet', reason: 'Deposits, balances and receipts will be listed here.' },
  dialog: {
    number: 'Receipt number',
    issued: 'Date',
    receivedOn: 'Received on',
    returnedOn: 'Returned on',
    returnedTo: 'Returned to',
    reference: 'Reference',
    priceOf: 'Price details',
    billedTo: 'Billed to',
    stay: 'Stay',
    booking: 'Booking',
    what: 'Payment',
    method: 'Payment method',
    card: (digits: string): string => `Card ending in ${digits}`,
    total: 'Total, USD',
    totalBack: 'Returned, USD',
    noInvoice: 'Amounts are US dollars. This receipt is not a tax invoice (CFDI).',
    print: 'Print',
    sample: 'Sample receipt of a demo site, before taxes and fees. It is not a tax document.',
  },
});
