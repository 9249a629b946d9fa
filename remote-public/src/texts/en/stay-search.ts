import { selectTexts } from '@marisma/area-kit/texts';

/** The words of a search with dates; loaded with the code that asks for them. */
export const staySearch = selectTexts('staySearch', {
  checking: 'Checking your dates…',
  free: (price: string): string => `Available · ${price}`,
  /** Why a house cannot be had, by the data service's word. */
  reasons: {
    taken: 'Not available: some nights are booked',
    min_nights: 'Not available: longer minimum stay',
    arrival_day: 'Not available: no arrivals on this day of the week',
    too_many_guests: 'Not available: too many guests',
    too_many_pets: 'Not available: too many pets',
  } as Record<string, string>,
  otherReason: 'Not available on these dates',
  sleepsFewer: (sleeps: number): string => `Sleeps ${sleeps} at most`,
  freeOf: (count: number): string =>
    count === 1 ? '1 available on your dates' : `${count} available on your dates`,
  note: 'Totals include taxes and fees; our team confirms each request.',
  unreachable: 'Your dates cannot be checked at the moment; availability is confirmed by our team.',
  again: 'Check again',
  /** Why the stay in the address cannot be searched for. */
  errors: {
    no_such_day: 'A date in the link does not exist. Please choose it again.',
    bad_dates: 'The check-out date in this link is not after check-in. Please choose it again.',
    past: 'These dates have already passed in Mexico. Please choose other dates.',
    too_many_nights: 'That is too many nights for one stay. Please choose an earlier departure.',
    too_far: 'These dates are too far ahead. Please choose earlier ones.',
    too_soon: 'This arrival is too near. Please choose a later one.',
    bad_guests: 'The number of guests in the link cannot be read. Please choose it again.',
    too_many_guests: (most: number): string =>
      `No house sleeps that many guests: the largest sleeps ${most}. Please choose again.`,
  },
  map: {
    label: 'Map of the houses found',
    drawing: 'A drawing of the coast; not to scale.',
    notFree: 'Not available',
  },
});
