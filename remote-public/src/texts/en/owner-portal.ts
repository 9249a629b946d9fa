import { selectTexts } from '@marisma/area-kit/texts';
import type { OwnerStatId } from '../../content/owner-portal';

export const ownerPortal = selectTexts('ownerPortal', {
  title: 'Owner Portal',
  eyebrow: 'For owners',
  heroLine: 'Your house earns, is beautifully kept, and is ready whenever you want it yourself.',
  signIn: 'Sign in to the portal',
  contact: 'Talk to our team',
  stats: {
    title: 'Our record',
    items: {
      years: { value: (figure: number): string => `${figure}+`, label: 'years of experience' },
      occupancy: { value: (figure: number): string => `${figure}%`, label: 'average occupancy' },
      rating: { value: (figure: number): string => `${figure}`, label: 'guest rating' },
    } satisfies Record<OwnerStatId, object>,
    note: 'Sample figures for this demonstration.',
  },
  features: {
    title: 'Everything about your house, in one place',
    items: {
      revenue: {
        title: 'Revenue at a glance',
        text: 'Earnings, average nightly rate and occupancy, month by month.',
      },
      calendar: {
        title: 'Calendar and own stays',
        text: 'See every reservation and block the weeks you want to keep for your family.',
      },
      payouts: {
        title: 'Payouts and statements',
        text: 'Monthly transfers with a line for each stay, and statements your accountant can read.',
      },
      guests: {
        title: 'Messages in one thread',
        text: 'Write to your Marisma team about a house, and read the answers in one thread and by email.',
      },
      reviews: {
        title: 'Guest reviews',
        text: 'Read what guests say after each stay, with our reply beside it.',
      },
      maintenance: {
        title: 'Maintenance log',
        text: 'Inspections, repairs and their costs, which you approve before they reach your statement.',
      },
    },
  },
  offer: {
    title: 'A management promise, in writing',
    includesTitle: 'What is included',
    commissionLabel: 'Starting commission',
    commission: (percent: number): string => `${percent}%`,
    guaranteeLabel: 'Occupancy guarantee',
    guarantee: (percent: number): string => `${percent}%`,
    text: (commission: number, guarantee: number): string =>
      `Our commission starts at ${commission}% of the rent, without taxes and cleaning; for guests whom you bring yourself we can agree on 10%. We guarantee ${guarantee}% occupancy, or the commission is reduced. The monthly management fee is quoted for each house.`,
    includes: [
      'Photography, listing and rates reviewed each week',
      'Guest care around the clock, from inquiry to farewell',
      'Housekeeping, linen and an inspection before every arrival',
      'A named house manager who knows your house',
    ],
  },
  closing: {
    title: 'Shall we look at your house together?',
    text: 'Tell us where it is. We visit, listen, and send a forecast without obligation.',
  },
});
