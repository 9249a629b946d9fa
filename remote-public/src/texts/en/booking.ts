import { stayPolicy } from '@marisma/area-kit/houses';
import { selectTexts } from '@marisma/area-kit/texts';

/** The words of calendar, quote and request on a property page; loaded with them. */
export const booking = selectTexts('booking', {
  chooseDates: 'Choose your dates',
  clear: 'Clear dates',
  useDates: 'Use these dates',
  goOn: 'Continue',
  loading: 'Loading the available nights…',
  withoutService: 'Available nights cannot be shown right now. Our team confirms your dates.',
  pricing: 'Calculating the price…',
  otherDates: 'Choose other dates',
  tryAgain: 'Try again',
  review: 'Your request',
  pets: (count: number): string => (count === 1 ? '1 pet' : `${count} pets`),
  arrival: (day: string, time: string): string => `${day}, from\u00a0${time}`,
  departure: (day: string, time: string): string => `${day}, by\u00a0${time}`,
  message: 'Message to our team',
  messagePlaceholder: 'Arrival time, occasions, wishes…',
  nothingCharged: 'Nothing is charged now: this is a request.',
  kept: `We hold these nights for you for ${stayPolicy.holdHours} hours while our team confirms.`,
  conditions: 'The conditions in full:',
  terms: 'Terms & Conditions (opens in a new tab)',
  purpose: 'We use what you enter here to decide on your request and to prepare your stay.',
  send: 'Send request',
  sending: 'Sending…',
  priceWas: (before: string, now: string): string => `It was ${before} and is now ${now}.`,
  acceptAndSend: 'Accept the new price and send',
  signInAgain: 'Sign in again',
  sent: 'Your request is sent',
  code: (code: string): string => `Request ${code}`,
  keptUntil: (day: string, time: string): string =>
    `We hold the nights for you until ${day} at ${time}, local time.`,
  whereYouAre: (day: string, time: string): string => `Your time: ${day}, ${time}.`,
  next: `Our team aims to answer before then; without an answer your request expires and costs nothing. You can withdraw it until we confirm it. Once your stay is confirmed, the first payment is due within ${stayPolicy.depositDays} days.`,
  /** How a confirmed stay is paid; cards only where a provider is set up. */
  payment: (cards: boolean): string =>
    cards ? 'Payment is by bank transfer or by card.' : 'Payment is by bank transfer.',
  dashboard: 'See it in your dashboard',
  byMail: 'We will write to the email address of your account.',
  requested: 'You have requested these dates.',
  done: 'Done',
});
