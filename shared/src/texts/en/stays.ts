import { translated } from '../translated';
import type { Closed } from '../../stays/stay-days';
import type { RefusalWord } from '../../stays/refusal';

const nights = (count: number): string => (count === 1 ? '1 night' : `${count} nights`);

/** The words of calendar, quote and refusals. Loaded with the code that shows them, see `withStayTexts`. */
export const stays = translated('stays', {
  nights,
  guests: (count: number): string => (count === 1 ? '1 guest' : `${count} guests`),
  calendar: {
    label: 'Days of the stay',
    chooseArrival: 'Choose your day of arrival',
    chooseDeparture: (least: number): string =>
      least > 1 ? `Choose your day of departure: ${nights(least)} or more` : 'Choose your day of departure',
    chosen: (count: number, total: string): string => (total ? `${nights(count)}, ${total}` : nights(count)),
    perNight: 'Amounts are US dollars a night, before taxes and fees.',
    perStay: 'The amount on a day is the total, in US dollars, of a stay that ends on it.',
    clear: 'Clear dates',
    loadingMore: 'Later dates are being loaded…',
    moreFailed: 'Later dates could not be loaded.',
    tryAgain: 'Try again',
    arrivalDay: 'your arrival',
    departureDay: 'your departure',
    arrive: (price: string, least: number): string => `${price} a night, minimum stay ${nights(least)}`,
    leave: (count: number, total: string): string =>
      total ? `leave after ${nights(count)} for ${total}` : `leave after ${nights(count)}`,
    closed: {
      past: () => 'This day is past',
      tooFar: () => 'This day cannot be requested here yet',
      taken: () => 'This night is taken',
      arrivalDay: () => 'No arrivals on this day of the week in this season',
      minNights: (least) => `The minimum stay is ${nights(least)}`,
      before: () => 'A stay ends after its day of arrival',
      gap: () => 'A night before this day is taken',
      tooLong: () => 'A stay has 90 nights at most',
    } satisfies Record<Closed, (least: number) => string> as Record<Closed, (least: number) => string>,
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
    total: 'Total',
    beforeTaxes: 'US dollars, before taxes and fees',
    deposit: 'Deposit, once the house confirms',
    allAtOnce: 'Due once the house confirms',
    balance: (day: string): string => `Balance, due ${day}`,
    cancellation: 'If you cancel',
    refund: (until: string, percent: string): string =>
      `Until ${until}: ${percent} of what you paid is returned`,
    noRefund: (after: string): string => `After ${after}: nothing is returned`,
    neverRefund: 'Nothing is returned: the arrival is near',
  },
  refusals: {
    bad_dates: 'The day of departure must be after the day of arrival. Please choose the dates again.',
    too_many_nights: 'A stay has 90 nights at most. Please write to us about a longer one.',
    too_far: 'Stays can be requested up to two years ahead.',
    past: 'The day of arrival is past. Please choose other dates.',
    bad_guests: 'Please say how many guests will stay.',
    too_many_guests: 'The house does not sleep so many guests.',
    min_nights:
      'The minimum stay for this arrival is longer. The calendar shows which departures are possible.',
    arrival_day:
      'In this season nobody can arrive on this day of the week. The calendar shows the days of arrival.',
    bad_message: 'The message can have 1,000 characters at most.',
    bad_body: 'Please write between 1 and 4,000 characters.',
    bad_key: 'The request could not be read. Please reload the page and send it again.',
    bad_amount: 'The amount is not what is due.',
    bad_hold: 'The nights can be kept for seven more days at most.',
    not_allowed: 'This account may not do this. Please write to us and we will help.',
    unknown_property: 'This house cannot be booked at the moment.',
    taken: 'These nights are no longer free.',
    price_changed: 'The price has changed since you read it. Please read the new one.',
    stale: 'This was changed in the meantime. Please look at it again.',
    hold_expired: 'The time for which the nights were kept is over.',
    too_many_holds:
      'Five of your requests are waiting for an answer. Please wait for one, or withdraw one in your dashboard.',
    too_many_messages: 'These are many messages within an hour. Please call us, or try again later.',
    bad_snooze: 'Please choose a time within the next year.',
    bad_assignee: 'This account does not answer requests. Please choose another.',
    bad_merge: 'Only inquiries and service bookings of the same guest can be merged.',
    bad_reply: 'A saved reply needs a title and a text in both languages.',
    too_many: 'These are too many at once. Please choose 200 at most.',
    unknown_mail: 'This email is being sent again already.',
    undecided: 'Please confirm or decline the stay first.',
    bad_hours: 'Hours begin before they end, and those of one day do not overlap; six intervals at most.',
    bad_closure: 'A day off has a date of its own, within three years, and a reason.',
    closed_past: 'A day off cannot be past.',
    own_role: 'Nobody changes their own account. Please ask another admin.',
    bad_role: 'Staff are admins or management.',
    unknown_account: 'This account does not exist anymore.',
    bad_note: 'A note can have 500 characters at most.',
    blocked_by_house: 'The house team has blocked these nights. Please ask them to open the nights.',
    bad_rates:
      'A season has nights that are not past, a price, a minimum of 1 to 30 nights, and days of arrival.',
    season_overlap: 'Two seasons share nights. Each night belongs to one season at most.',
    signed_out: 'You are no longer signed in. Please sign in again; your entries are kept.',
    unavailable: 'The booking service cannot be reached. Your entries are kept; please try again.',
  } satisfies Record<RefusalWord, string> as Record<RefusalWord, string>,
});
