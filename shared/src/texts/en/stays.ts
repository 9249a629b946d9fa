import { stayPolicy } from '../../houses';
import { selectTexts } from '../select-texts';
import type { Closed } from '../../booking/stay-days';

const { depositDays } = stayPolicy;

const nights = (count: number): string => (count === 1 ? '1 night' : `${count} nights`);

/** The words of calendar and quote. Loaded with the code that shows them, see `withStayTexts`. */
export const stays = selectTexts('stays', {
  nights,
  guests: (count: number): string => (count === 1 ? '1 guest' : `${count} guests`),
  calendar: {
    label: 'Days of the stay',
    chooseArrival: 'Choose your day of arrival',
    chooseDeparture: (least: number): string =>
      least > 1 ? `Choose your day of departure: ${nights(least)} or more` : 'Choose your day of departure',
    chosen: (count: number, price: string): string => (price ? `${nights(count)}, ${price}` : nights(count)),
    ofNights: (sum: string): string => `${sum} before taxes and fees`,
    perNight: 'Amounts are US dollars a night, before taxes and fees.',
    perStay:
      'Each date shows the price of the nights in US dollars if you check out that day, before taxes and fees.',
    clear: 'Clear dates',
    end: (last: string): string =>
      `Arrivals can be requested up to ${last}. For a later one, please write to us.`,
    loadingMore: 'Loading later dates…',
    moreFailed: 'Later dates could not be loaded.',
    tryAgain: 'Try again',
    arrivalDay: 'your arrival',
    departureDay: 'your departure',
    arrive: (price: string, least: number): string => `${price} a night, minimum stay ${nights(least)}`,
    leave: (count: number, total: string): string =>
      total ? `leave after ${nights(count)} for ${total}` : `leave after ${nights(count)}`,
    closed: {
      past: () => 'This day has passed',
      tooFar: () => 'This day cannot be requested here yet',
      taken: () => 'This night is booked',
      arrivalDay: () => 'No arrivals on this day',
      minNights: (least) => `The minimum stay is ${nights(least)}`,
      before: () => 'A stay ends after its day of arrival',
      gap: () => 'A night before this day is booked',
      tooLong: () => 'A stay has 90 nights at most',
    } satisfies Record<Closed, (least: number) => string> as Record<Closed, (least: number) => string>,
  },
  /** Why a stay is refused, with numbers. */
  refusals: {
    tooManyGuests: (most: number): string =>
      most === 1 ? 'The house sleeps 1 guest at most.' : `The house sleeps ${most} guests at most.`,
    tooManyPets: (most: number): string => {
      if (most === 0) return 'The house does not take pets.';
      return most === 1 ? 'The house takes 1 pet at most.' : `The house takes ${most} pets at most.`;
    },
    /** How a sentence about a stay's arrival begins, by season. */
    seasons: {
      low_season: 'In the low season',
      christmas: 'At Christmas and New Year',
      easter: 'At Easter',
      high_season: 'In the high season',
      holidays: 'Over the holidays',
      other: 'Around these dates',
    } as Record<string, string>,
    stay: (when: string, least: number, days?: string): string =>
      days
        ? `${when}, a stay has ${nights(least)} or more and begins on a ${days}.`
        : `${when}, a stay has ${nights(least)} or more.`,
    tooSoon: (days: number): string =>
      days === 1
        ? 'We take requests until 1 day before arrival. For a sooner stay, please write to us.'
        : `We take requests until ${days} days before arrival. For a sooner stay, please write to us.`,
    tooFar: (days: number): string =>
      `We take requests for arrivals in the next ${days} days. For a later stay, please write to us.`,
    tooManyNights: (most: number): string =>
      `A stay has ${nights(most)} at most. For a longer one, please write to us.`,
  },
  nearest: {
    same: 'The nearest available dates of the same length',
    longer: 'The nearest available dates for that stay',
  },
  quote: {
    label: 'Price of the stay',
    rules: {
      base: 'Nightly rate',
      low_season: 'Low season',
      christmas: 'Christmas and New Year',
      easter: 'Easter',
      high_season: 'High season',
      holidays: 'Holidays',
      special: 'Special nights',
    } as Record<string, string>,
    otherRule: 'Season rate',
    line: (count: number, unit: string): string => `${nights(count)} × ${unit}`,
    /** Fees and taxes, by name. */
    charges: {
      cleaning: 'Cleaning',
      extra_guest: 'Extra guests',
      pet: 'Pets',
      lodging_tax: 'Lodging tax (ISH)',
      iva: 'IVA (VAT)',
    } as Record<string, string>,
    otherCharge: { fee: 'Fee', tax: 'Tax' },
    discount: 'Discount',
    /** What a fee or a tax is counted on. */
    detail: {
      percentOf: (percent: string, base: string): string => `${percent} of ${base}`,
      perGuestNight: (guests: number, stayNights: number, unit: string): string =>
        `${guests === 1 ? '1 guest' : `${guests} guests`} × ${nights(stayNights)} × ${unit}`,
      perPet: (count: number, unit: string): string =>
        count === 1 ? `1 pet × ${unit}` : `${count} pets × ${unit}`,
      perStay: 'Once a stay',
    },
    total: 'Total',
    includesTaxes: 'US dollars, includes taxes and fees',
    beforeTaxes: 'US dollars, before taxes',
    deposit: `Deposit, within ${depositDays} days of confirmation`,
    allAtOnce: `Full payment, within ${depositDays} days of confirmation and before arrival`,
    balance: (day: string): string => `Balance, due ${day}`,
    cancellation: 'If you cancel',
    refund: (until: string, percent: string): string =>
      `Until ${until}: ${percent} of what you paid is refunded`,
    noRefund: (after: string): string => `After ${after}: no refund, unless we sell your nights again`,
    neverRefund: 'No refund, unless we sell your nights again',
  },
});
