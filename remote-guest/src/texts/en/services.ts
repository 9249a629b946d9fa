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
    called_off: 'Called off',
  } satisfies Record<Status, string> as Record<Status, string>,
  declined: { guest: 'You declined', house: 'Not possible' },
  withStay: 'Called off with your stay',
  noHour: 'hour to be agreed',
  free: 'with our compliments',
  forStay: (code: string): string => `For your stay ${code}`,
  reason: (words: string): string => `Our reason: ${words}`,
  onBill: 'The price includes taxes. It is added to the bill of your stay once you accept.',
  bySelf: 'The price includes taxes. Nothing is booked until you accept.',
  accept: 'Accept',
  acceptOf: (service: string): string => `Accept ${service}`,
  accepting: 'Accepting…',
  accepted: (service: string): string => `${service} is accepted. We arrange it and write to you.`,
  decline: 'No, thank you',
  declineOf: (service: string): string => `No, thank you: ${service}`,
  declining: 'One moment…',
  refused: 'We have noted it. Write to us if you change your mind.',
  callOff: 'Call off',
  callOffOf: (service: string): string => `Call off ${service}`,
  notLoaded: 'This could not be loaded. Please check the connection.',
  changed: {
    by: (who: string, when: string): string =>
      `${who} changed this service, ${when}. It is shown as it is now. Please decide again.`,
    unknown: 'This service was changed in the meantime. It is shown as it is now. Please decide again.',
    notPossible: 'This is no longer possible: the service is shown as it is now.',
  },
  off: {
    title: 'Call this service off?',
    lead: (service: string): string => `We no longer arrange ${service} for you.`,
    money: 'Its price is taken off your bill, and what you have paid for it goes back to you.',
    reason: 'Reason (optional)',
    keep: 'Keep It',
    confirm: 'Call Off',
    busy: 'Calling off…',
    done: 'Your service is called off.',
  },
  cancelsToo: 'These services are called off with your stay:',
  beingArranged: 'We are arranging it.',
});
