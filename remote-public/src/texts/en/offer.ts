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
  until: (when: string): string => `The nights are kept for you until ${when}, house time.`,
  accept: 'Accept the offer',
  accepting: 'Accepting…',
  conditions: `Accepting confirms your stay. Nothing is charged now: the first payment is due within ${stayPolicy.depositDays} days, and we send you how to pay.`,
  terms: 'Terms & Conditions',
  decline: {
    open: 'Decline',
    title: 'Decline the offer',
    lead: 'The nights will no longer be kept for you.',
    reason: 'What should be different? (optional)',
    yes: 'Decline the offer',
    busy: 'Declining…',
    no: 'Go back',
  },
  accepted: {
    title: 'Your stay is confirmed',
    mail: (email: string): string => `We have sent the confirmation, and how to pay, to ${email}.`,
    noMail: 'Our team will contact you about the payment.',
    account: 'Create your account to see your stay, pay and write to us. Your stay will be in it.',
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
      title: 'This offer has ended',
      text: 'The nights are no longer kept. Write to us, and we will see what is free.',
    },
    taken_back: {
      title: 'This offer is no longer valid',
      text: 'Our team has taken it back. Please write to us, and we will help.',
    },
    cancelled: { title: 'This stay is cancelled', text: 'Please write to us if you want other nights.' },
  },
  unknown: {
    title: 'This link opens no offer',
    text: 'Please open the link in our email again, whole. If that does not help, write to us.',
  },
  failed: { title: 'The offer could not be loaded', text: 'Please try again in a moment.' },
  contact: 'Write to us',
  seeHouse: 'See the residence',
});
