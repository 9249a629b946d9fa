import { selectTexts } from '@marisma/area-kit/texts';

/** How a stay is paid. */
export const pay = selectTexts('pay', {
  title: 'How to pay',
  due: 'What is due',
  by: (day: string): string => `due ${day}`,
  nothing: 'Nothing is due at the moment.',
  arrived: (what: string): string =>
    `This payment has arrived in the meantime: ${what}. You do not need to pay it again.`,
  print: 'Print',
  loading: 'Loading the ways to pay…',
  failed: 'The ways to pay could not be loaded',
  arranged: 'We arrange the transfer with you by message.',
  card: {
    pay: 'Pay by Card',
    payOf: (what: string, sum: string): string => `Pay by Card: ${what}, ${sum}`,
    busy: 'Opening…',
    note: 'Cards are handled on a page of the payment provider. We never see your card number.',
  },
  transfer: {
    title: 'By bank transfer',
    sample: 'This is an example account of a demo site. Please do not send money to it.',
    lead: (code: string): string =>
      `Please write ${code} as the reference, so that we know whose payment it is.`,
    lines: {
      holder: 'Account holder',
      bank: 'Bank',
      clabe: 'CLABE',
      account: 'Account number',
      swift: 'SWIFT (BIC)',
      currency: 'Currency',
      reference: 'Reference',
    },
    copyOf: (name: string): string => `Copy: ${name}`,
    copied: (name: string): string => `Copied: ${name}`,
    notCopied: 'This could not be copied. Please select the text instead.',
    note: 'A transfer takes one to three business days. You get a receipt here and by email once it has arrived.',
  },
  back: {
    confirming: 'Your payment is being confirmed. This takes a few seconds.',
    long: 'Your payment is still being confirmed. You do not need to wait or pay again: we will email you the receipt.',
    received: (what: string, sum: string): string => `Received: ${what}, ${sum}. Thank you.`,
    open: 'You have not paid, and nothing was charged.',
    expired: 'The page for the payment had expired. Nothing was charged.',
    unavailable:
      'Cards cannot be charged at the moment. Nothing was charged; please try again later or pay by transfer.',
    gone: 'This payment is no longer due. Whatever you have paid is listed under Payments.',
    receipt: 'Show Receipt',
    again: 'Try Again',
    close: 'Close',
  },
});
