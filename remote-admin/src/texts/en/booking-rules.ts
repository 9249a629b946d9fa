import { selectTexts } from '@marisma/area-kit/texts';

/** Words of the page of rules; what it shares with the rates is in theirs. */
export const bookingRules = selectTexts('bookingRules', {
  title: 'Booking rules',
  lead: 'What holds for stays that are requested from now on. Existing stays keep their payments and conditions.',
  all: 'All houses',
  list: 'Rules',
  fields: {
    deposit_percent: 'Deposit, percent',
    hold_hours: 'Hours that a request keeps its nights',
    balance_days: 'Balance due, days before arrival',
    lead_days: 'Notice before arrival, days',
    most_nights: 'Longest stay, nights',
    farthest_days: 'Latest arrival, days from today',
    most_holds: 'Open requests of one guest at most',
  },
  hints: {
    deposit_percent: 'Share of the total that is due after the confirmation.',
    hold_hours: 'After that an unanswered request ends by itself.',
    balance_days: 'Until the day before, a cancellation costs only the bank fees.',
    lead_days: '0 lets guests request a stay that begins today. Our team can set this rule aside.',
    most_nights: 'Guests who want a longer stay write to us.',
    farthest_days: '365 is a year ahead.',
    most_holds: 'Further requests are refused until one is answered.',
  },
  stated: (rule: string, value: string) =>
    `${rule}: the website still says ${value}. Have its texts and terms changed before you save another value.`,
  fault: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  change: (rule: string, before: string, after: string) => `${rule}: ${before} → ${after}`,
  comparedHouse: 'House of the stay',
  save: 'Save rules',
  saving: 'Saving…',
  saved: 'The booking rules are saved',
  discard: 'Discard changes',
  unsaved: 'These changes are not saved yet.',
  stale: (name: string, when: string) =>
    `${name} changed these rules on ${when}. What you entered is still here, and nothing was saved.`,
  somebody: 'Somebody',
  reload: 'Read the rules as they are now',
  loading: 'Loading the rules',
  failed: 'The rules could not be loaded',
  failedHint: 'Check the connection and try again.',
  leave: {
    title: 'Leave without saving?',
    text: 'The rules that you changed are not saved yet.',
    leave: 'Leave',
    stay: 'Stay',
  },
});
