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
  full: 'Stay, paid in full',
  refund: 'Refund',
};

const status = {
  paid: 'Paid',
  due: 'Due',
  owed: 'On its way',
  refunded: 'Refunded',
};

export const payments = selectTexts('payments', {
  kinds,
  ownKinds,
  status,
  caption: 'Payments, latest first',
  dueOn: 'due',
  receipt: 'Receipt',
  receiptOf: (id: string): string => ` for ${id}`,
  notYet: 'After payment',
  empty: { title: 'No payments yet', reason: 'Deposits, balances and receipts will be listed here.' },
  dialog: {
    title: 'Receipt',
    number: 'Receipt number',
    issued: 'Date',
    billedTo: 'Billed to',
    stay: 'Stay',
    booking: 'Booking',
    what: 'Payment',
    method: 'Payment method',
    card: (digits: string): string => `Card ending in ${digits}`,
    total: 'Total, USD',
    print: 'Print',
    sample: 'Sample receipt of a demo site, before taxes and fees. It is not a tax document.',
  },
});
