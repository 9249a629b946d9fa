/** What a test card does, by its number; but for the slow one they are the provider's own test cards. */
export const TEST_CARDS = {
  '4242424242424242': 'yes',
  '4000000000000002': 'no',
  '4000002760003184': 'bank',
  '4000000000008888': 'slow',
  '4000000000000259': 'dispute',
  '4000000000005126': 'refundFails',
} as const;

export type CardNumber = keyof typeof TEST_CARDS;
export type CardOutcome = (typeof TEST_CARDS)[CardNumber];

export const isTestCard = (number: string): number is CardNumber => Object.hasOwn(TEST_CARDS, number);
