import type { Enums } from '@marisma/area-kit/data';
import { selectTexts } from '@marisma/area-kit/texts';

type Status = Exclude<Enums<'service_status'>, 'asked' | 'declined'>;

/** What the guest reads of the services that she has asked for. */
export const services = selectTexts('services', {
  states: {
    offered: 'Our offer waits for you',
    accepted: 'Accepted, being arranged',
    arranged: 'Arranged',
    done: 'Took place',
    called_off: 'Cancelled',
  } satisfies Record<Status, string> as Record<Status, string>,
  declined: { guest: 'You declined', house: 'Not possible' },
  withStay: 'Cancelled with your stay',
  noHour: 'hour to be agreed',
  free: 'with our compliments',
  forStay: (code: string): string => `For your stay ${code}`,
  reason: (words: string): string => `Our reason: ${words}`,
  onBill: 'The price includes taxes. It is added to the bill of your stay once you accept.',
  bySelf: 'The price includes taxes. Nothing is booked until you accept.',
  accept: 'Accept',
  acceptOf: (service: string): string => `Accept ${service}`,
  accepting: 'Accepting…',
  accepted: (service: string): string => `${service} is accepted. We will arrange it and write to you.`,
  decline: 'No, thank you',
  declineOf: (service: string): string => `No, thank you: ${service}`,
  declining: 'One moment…',
  refused: 'We have noted it. Write to us if you change your mind.',
  callOff: 'Cancel',
  callOffOf: (service: string): string => `Cancel ${service}`,
  notLoaded: 'This could not be loaded. Please check the connection.',
  changed: {
    by: (who: string, when: string): string =>
      `${who} changed this service, ${when}. It is shown as it is now. Please decide again.`,
    unknown: 'This service was changed in the meantime. It is shown as it is now. Please decide again.',
    notPossible: 'This is no longer possible: the service is shown as it is now.',
  },
  off: {
    title: 'Cancel this service?',
    lead: (service: string): string => `We will no longer arrange ${service} for you.`,
    money: 'We take its price off your bill and return what you have paid for it.',
    reason: 'Reason (optional)',
    keep: 'Keep It',
    confirm: 'Cancel Service',
    busy: 'Cancelling…',
    done: 'Your service is cancelled.',
  },
  cancelsToo: 'These services are cancelled with your stay:',
  beingArranged: 'We are arranging it.',
});
