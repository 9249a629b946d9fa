/** The English texts of what a stay costs, what is due and how it is paid. */
export const money = {
  price: 'The price',
  totalWithTaxes: 'Total, with taxes and fees',
  payments: 'Payments',
  stillToPay: 'Still to pay',
  due: (what: string, sum: string, day: string) => `${what}: ${sum}, due ${day}`,
  back: (sum: string) => `Refund: ${sum}`,
  kinds: {
    deposit: 'Deposit',
    full: 'Full payment',
    part: 'Part of the full payment',
    balance: 'Balance',
    extra: 'Extra',
    damage: 'Damage deposit',
    unexpected: 'Payment that was not due',
    refund: 'Refund',
    stay: 'Your stay',
  },
  damageReturns: 'We hold the damage deposit until check-out, and then return it, less any damage.',
  ways: {
    transfer: 'Please pay by bank transfer',
    holder: 'Account holder',
    bank: 'Bank',
    clabe: 'CLABE',
    account: 'Account',
    swift: 'SWIFT',
    currency: 'Currency',
    reference: 'Reference',
    sample: 'This account is an example: please do not transfer to it.',
    orByCard: 'You can also pay by card in your dashboard.',
    byCard: 'You can pay by card in your dashboard.',
    weWrite: 'We will write to you about how to pay.',
  },
  keptUnpaid: (day: string) =>
    `We hold the nights for you at least until ${day}. If nothing has been paid by then, we release them.`,
  methods: { transfer: 'Bank transfer', card: 'Card', cash: 'Cash', other: 'Another way' },
  amount: 'Amount',
  dueOn: 'Due on',
  paidFor: 'For',
  reason: 'The reason',
  reminder: {
    subject: (what: string, day: string, code: string) => `${what} due ${day} (${code})`,
    heading: 'A payment is due',
    intro: (what: string, villa: string, day: string) =>
      `${what} for your stay at ${villa} is due on ${day}.`,
    called: {
      deposit: 'The deposit',
      full: 'The full payment',
      balance: 'The balance',
      damage: 'The damage deposit',
    },
    extra: (what: string) => `The payment of “${what}”`,
    added: (what: string, villa: string) => `We have added “${what}” to your stay at ${villa}.`,
    addedHeading: 'Added to your stay',
    addedSubject: (what: string, code: string) => `Added to your stay: ${what} (${code})`,
    paid: 'If you have already paid, thank you; please disregard this reminder.',
  },
  received: {
    subject: (sum: string, number: string, code: string) => `We received ${sum}: receipt ${number} (${code})`,
    heading: 'We received your payment',
    intro: (sum: string, villa: string) => `Thank you. We received ${sum} for your stay at ${villa}.`,
    receipt: 'Receipt',
    method: 'Paid by',
    on: 'Received on',
    reference: 'Your reference',
    allPaid: 'Nothing more is due.',
    noInvoice:
      'This receipt is not a tax document. For a Mexican invoice (CFDI), please leave us your tax details.',
  },
  reversed: {
    subject: (sum: string, code: string) => `Correction of ${sum} (${code})`,
    heading: 'A correction',
    payment: (sum: string, day: string) =>
      `We wrote to you that we received ${sum} on ${day}. That was a mistake, and this payment does not count.`,
    receipt: (number: string) => `Receipt ${number} is no longer valid.`,
    refund: (sum: string) =>
      `We wrote to you that we sent ${sum} back to you. That money has not reached you.`,
    again: 'We still have to send it, and will write to you once we have.',
  },
  refund: {
    subject: (sum: string, code: string) => `We are returning ${sum} to you (${code})`,
    heading: 'We are returning money to you',
    unexpected: (sum: string, villa: string) =>
      `We received ${sum} that was not due for your stay at ${villa}. It goes back to you in full.`,
    dropped: (what: string, sum: string) =>
      `“${what}” is no longer on your bill. We are returning the ${sum} that you paid for it.`,
    relet: (sum: string, villa: string) =>
      `Nights that you cancelled at ${villa} were sold again. We are returning ${sum} to you for them.`,
    next: 'We will write to you once the money has been sent.',
  },
  sent: {
    subject: (sum: string, code: string) => `We sent ${sum} back to you (${code})`,
    heading: 'Your refund was sent',
    intro: (sum: string) => `We have sent ${sum} back to you.`,
    method: 'Sent by',
    on: 'Sent on',
    reference: 'Our reference',
    days: 'Your bank may take some days to show it.',
    more: (sum: string) => `Another ${sum} will follow.`,
  },
  damage: {
    subject: (code: string) => `Your damage deposit (${code})`,
    heading: 'Your damage deposit',
    whole: (sum: string, villa: string) =>
      `Thank you for looking after ${villa}. We are returning your whole damage deposit of ${sum}.`,
    part: (claim: string, whole: string, rest: string) =>
      `Of your damage deposit of ${whole} we keep ${claim} for damage, and are returning ${rest} to you.`,
    none: (whole: string) => `We keep your damage deposit of ${whole} for damage.`,
    disagree: 'If you see it differently, please reply to this email.',
  },
  unpaid: {
    subject: (villa: string, code: string) => `Your stay at ${villa} is not paid yet (${code})`,
    heading: 'Your payment has not arrived',
    intro: (villa: string) => `We have not received the first payment for your stay at ${villa}.`,
    until: (day: string) =>
      `We hold the nights for you until ${day}, and release them after that. If you need more time, write to us before then.`,
    paid: 'If you have already paid, please tell us when and how.',
  },
  extended: {
    subject: (day: string, code: string) => `Your nights are held until ${day} (${code})`,
    heading: 'You have more time to pay',
    intro: (villa: string, day: string) =>
      `We hold your nights at ${villa} until ${day}. Please pay by then, or write to us.`,
  },
  lapsed: {
    subject: (villa: string, code: string) => `Your nights at ${villa} are no longer held (${code})`,
    heading: 'Your stay is cancelled',
    intro: (villa: string) =>
      `The first payment for your stay at ${villa} did not arrive, so the stay is cancelled and others can book the nights.`,
  },
};

export type MoneyTexts = typeof money;
