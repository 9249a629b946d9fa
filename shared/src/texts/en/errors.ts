import { selectTexts } from '../select-texts';

/** Why the data service refuses, by the code of `private.refuse`; the last three are not of the database. */
export const errors = selectTexts('errors', {
  bad_dates: 'The day of departure must be after the day of arrival. Please choose the dates again.',
  too_many_nights: 'A stay has 90 nights at most. Please write to us about a longer one.',
  too_far: 'Stays can be requested up to two years ahead.',
  past: 'The day of arrival is past. Please choose other dates.',
  bad_guests: 'Please say how many guests will stay.',
  bad_pets: 'Please say how many pets will come.',
  too_many_pets: 'The house does not take that many pets.',
  bad_receipt:
    'A payment is received on a day that is not in the future; its reference has 100 characters at most.',
  bad_extra: 'Please enter a name of at most 100 characters, an amount, and a day that is not past.',
  too_many_guests: 'The house does not sleep that many guests.',
  min_nights:
    'The minimum stay for this arrival is longer. The calendar shows which departures are possible.',
  arrival_day:
    'In this season no stay begins on this day of the week. The calendar shows the days of arrival.',
  bad_message: 'The message can have 1,000 characters at most.',
  bad_body: 'Please write between 1 and 4,000 characters.',
  bad_key: 'The request could not be read. Please reload the page and send it again.',
  bad_amount: 'The amount is not what is due.',
  bad_hold: 'The nights can be kept for seven more days at most.',
  not_allowed: 'This account may not do this. Please write to us and we will help.',
  unknown_property: 'This house cannot be booked at the moment.',
  taken: 'These nights are no longer available.',
  price_changed: 'The price has changed since you read it. Please read the new one.',
  stale: 'This was changed in the meantime. Please look at it again.',
  hold_expired: 'The hold on these nights has ended.',
  too_many_holds:
    'Five of your requests are waiting for an answer. Please wait for one, or withdraw one in your dashboard.',
  too_many_messages: 'That is many messages within an hour. Please call us, or try again later.',
  too_many_requests: 'That is many requests within an hour. Please call us, or try again later.',
  too_many_held_nights:
    'Your requests that are waiting for an answer may keep 90 nights in all. Please wait for an answer, or withdraw one in your dashboard.',
  bad_snooze: 'Please choose a time within the next year.',
  bad_assignee: 'This account does not answer requests. Please choose another.',
  bad_merge: 'Only inquiries and service bookings of the same guest can be merged.',
  bad_reply: 'A saved reply needs a title and a text in both languages.',
  too_many: 'That is too many at once. Please choose 200 at most.',
  unknown_mail: 'This email is being sent again already.',
  undecided: 'Please confirm or decline the stay first.',
  bad_hours: 'Hours begin before they end, and those of one day do not overlap; six intervals at most.',
  bad_closure: 'A day off has a date of its own, within three years, and a reason.',
  closed_past: 'A day off cannot be past.',
  own_role: 'Nobody changes their own account. Please ask another admin.',
  bad_role: 'Staff are admins or management.',
  unknown_account: 'This account no longer exists.',
  bad_note: 'A note can have 500 characters at most.',
  blocked_by_house: 'The house team has blocked these nights. Please ask them to open the nights.',
  bad_rates:
    'A season has nights that are not past, a price, a minimum of 1 to 30 nights, and days of arrival.',
  season_overlap: 'Two seasons share nights. Each night belongs to one season at most.',
  bad_name: 'A name has 1 to 201 characters.',
  bad_email: 'This is not an email address.',
  bad_phone: 'A phone number has 20 characters at most.',
  no_contact: 'Please give an email address or a phone number.',
  bad_owner: 'Please say which owner of the house was paid.',
  bad_arrival: 'Some of the arrival details cannot be read. Please check them.',
  bad_party: 'Please check who comes: not more people than booked, each with a name.',
  unknown_task: 'This task is gone: its stay was moved or cancelled.',
  unknown_feed: 'This calendar is no longer read.',
  bad_feed_name: 'Please enter a name of at most 60 characters.',
  bad_feed_url: 'Please enter an address that begins with https:// and has no port and no password.',
  feed_exists: 'This house has this calendar already.',
  too_many_feeds: 'A house has ten calendars at most.',
  signed_out: 'You are no longer signed in. Please sign in again; your entries are kept.',
  unavailable: 'The booking service cannot be reached. Your entries are kept; please try again.',
  other: 'This was not possible. Please try again, or write to us and we will help.',
});

/** A sentence for the code of an error. */
export const errorText = (code: string): string => (errors as Record<string, string>)[code] ?? errors.other;
