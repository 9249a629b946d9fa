import { stayPolicy } from '@marisma/area-kit/houses';
import { selectTexts } from '@marisma/area-kit/texts';

/** The words of an offer; loaded with its code. */
export const offer = selectTexts('offer', {
  lead: (house: string): string => `We are happy to offer you a stay at ${house}.`,
  message: 'From our team',
  stay: 'Your stay',
  house: 'Residence',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  party: 'Guests',
  pets: (count: number): string => (count === 1 ? '1 pet' : `${count} pets`),
  code: 'Reference',
  price: 'Price',
  until: (when: string): string => `We hold the nights for you until ${when}, local time.`,
  accept: 'Accept the offer',
  accepting: 'Accepting…',
  conditions: `Accepting confirms your stay. Nothing is charged now: the first payment is due within ${stayPolicy.depositDays} days, and we will send you the payment details.`,
  terms: 'Terms & Conditions',
  decline: {
    open: 'Decline',
    title: 'Decline the offer',
    lead: 'We will no longer hold the nights for you.',
    reason: 'What should be different? (optional)',
    yes: 'Decline the offer',
    busy: 'Declining…',
    no: 'Go back',
  },
  accepted: {
    title: 'Your stay is confirmed',
    mail: (email: string): string => `We have sent the confirmation and the payment details to ${email}.`,
    noMail: 'Our team will contact you about the payment.',
    account: 'Create your account to see your stay, pay and write to us. You will find your stay there.',
    create: 'Create your account',
    signIn: 'Your stay is in your account.',
    toSignIn: 'Open your dashboard',
  },
  states: {
    accepted: {
      title: 'This offer is accepted',
      text: 'The stay is confirmed; the confirmation was sent to you by email.',
    },
    declined: { title: 'This offer was declined', text: 'Please write to us if you want other nights.' },
    expired: {
      title: 'This offer has expired',
      text: 'We no longer hold the nights. Write to us, and we will see what is available.',
    },
    taken_back: {
      title: 'This offer is no longer valid',
      text: 'Our team had to withdraw it. Please write to us, and we will help.',
    },
    cancelled: { title: 'This stay is cancelled', text: 'Please write to us if you want other nights.' },
  },
  unknown: {
    title: 'We can’t find this offer',
    text: 'Please open the complete link in our email again. If that does not help, write to us.',
  },
  failed: { title: 'The offer could not be loaded', text: 'Please try again in a moment.' },
  contact: 'Write to us',
  seeHouse: 'See the residence',
});
