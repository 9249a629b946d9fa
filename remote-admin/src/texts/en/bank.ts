import { selectTexts } from '@marisma/area-kit/texts';

/** Words of the account to which guests transfer; what it shares with the rates is in theirs. */
export const bank = selectTexts('bank', {
  title: 'Bank account',
  lead: 'Where guests transfer to. It is shown with each payment that is due, with the code of the stay as reference.',
  account: 'Account for transfers',
  none: 'No account yet',
  noneHint: 'Guests are told that a transfer is arranged by message.',
  sample: 'Sample value, not confirmed',
  gone: 'Taken away when saved: guests are then told that a transfer is arranged by message.',
  add: 'Add account',
  edit: 'Edit account',
  remove: 'Remove account',
  fields: {
    holder: 'Account holder',
    bank: 'Bank',
    clabe: 'CLABE',
    account: 'Account number',
    swift: 'SWIFT or BIC',
    currency: 'Currency',
  },
  currencies: { USD: 'US dollars (USD)', MXN: 'Mexican pesos (MXN)' } as Record<string, string>,
  form: {
    clabeHint: '18 digits; for an account in Mexico.',
    accountHint: 'For an account without a CLABE.',
    swiftHint: 'For transfers from other countries.',
    doneHint: 'Guests see it once the account is saved.',
  },
  faults: {
    holder: 'Please enter the account holder.',
    bank: 'Please enter the bank.',
    clabe:
      'This is no CLABE: it has 18 digits, of which the last checks the others. Please compare it with the contract of the account.',
    number: 'Please enter a CLABE or an account number.',
    long: (most: number) => `At most ${most} characters.`,
    swift: 'A SWIFT code has 8 or 11 letters and digits.',
  },
  save: 'Save account',
  saved: 'The bank account is saved',
  stale: (name: string, when: string) =>
    `${name} changed this account on ${when}. What you entered is still here, and nothing was saved.`,
  reload: 'Read the account as it is now',
  loading: 'Loading the bank account',
  failed: 'The bank account could not be loaded',
  leave: 'The account that you changed is not saved yet.',
});
