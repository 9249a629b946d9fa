import { EXPECTATIONS, type Allowed, type Operation } from '../tests/matrix/expectations';
import { FUNCTION_EXPECTATIONS } from '../tests/matrix/functions';
import type { TableName } from '../tests/matrix/row-plan';

/** A function, or an operation on the rows of a table. */
type Right = keyof typeof FUNCTION_EXPECTATIONS | `${TableName}.${Operation}`;

// Rights that stand in one line are granted by the same people; each right stands in one line.
const SUBJECTS: Record<string, Record<string, string>> = {
  'Anybody’s': {
    'See houses, prices, reviews, free nights and office hours, and what a stay costs':
      'properties.select rates.select charges.select office_hours.select agreement_versions.select availability available_properties quote_stay house_reviews house_today office_closed_days answer_due',
    'Send an inquiry or ask for a service': 'contact_submissions.insert service_bookings.insert',
    'Read an offer by its link, accept or decline it': 'read_offer accept_offer decline_offer',
  },
  'An account’s': {
    'Read names, addresses and roles':
      'profiles.select user_roles.select client_profiles.select owner_profiles.select',
    'Change name and phone': 'profiles.update',
    'Read why a role was refused': 'account_refusal',
    'Take the role asked for at sign-up, once': 'user_roles.update',
    'Become an owner’s or manager’s account by it': 'client_profiles.delete owner_profiles.insert',
    'Take a copy of one’s own data, withdraw consent, ask for erasure':
      'my_data withdraw_consent request_erasure',
    'Keep a wish list': 'wishlist.select wishlist.insert wishlist.delete',
  },
  'Stays and requests': {
    'Ask for a stay': 'request_stay',
    'See how to pay, and of stays that one may read what is refunded':
      'payment_ways bank_account.select stay_refund stay_lapses_on',
    'Read stays, nights, requests with their messages, services and reviews; what other nights would cost':
      'reservations.select occupancy.select requests.select request_events.select service_arrangements.select reviews.select quote_move',
    'Read who the guest is, payments, arrival, invoice and accepted terms':
      'reservation_contacts.select payments.select arrival_details.select invoice_details.select agreements.select',
    'Withdraw or cancel a stay': 'withdraw_stay cancel_stay reservations.update',
    'Give arrival and invoice details, read the arrival guide, see free nights for a move, write messages':
      'save_arrival save_invoice_details house_guide move_nights send_message',
    'Accept or decline a service that is offered': 'accept_service decline_service',
    'Ask for other dates, write a review': 'ask_move write_review',
  },
  'The desk': {
    'Confirm, decline, move and extend stays; write stays down and offer them':
      'confirm_stay decline_stay move_stay extend_hold staff_quote create_stay make_offer offer_link offers.select list_stays',
    'Note payments, refunds, extras, discounts and damage; read the page of money':
      'record_payment waive_payment reverse_payment refund_by_card add_extra drop_extra release_damage relet_refund grant_relet quote_discount discount_stay keep_unpaid money_list invoice_data',
    'Offer, arrange and finish services': 'offer_service arrange_service finish_service',
    'Assign, put off, close, merge, note and find requests':
      'assign_request snooze_request close_request close_requests reopen_request merge_requests hold_request request_leases.select add_note find_requests desk_counts staff_members guest_record contact_submissions.select service_bookings.select',
    'Note, see and carry out erasures': 'note_erasure erasures_due erase_person',
    'Keep saved replies, and send mails again that were given up':
      'saved_replies.select save_reply resend_mail unsent_requests',
    'Show, hide and answer reviews': 'show_review hide_review answer_review',
    'Read the day’s list and tick off tasks': 'day_list tasks.select change_task',
  },
  'The houses': {
    'Block and free nights; make and end links to calendars, each alone':
      'block_nights unblock_nights make_calendar_link end_calendar_link',
    'Read calendars of other sites, and which nights are taken twice':
      'calendar_links.select calendar_feeds.select calendar_conflicts.select',
    'Ask which nights are taken, and by which calendars: answered for houses that are one’s own or kept':
      'taken_nights house_calendars',
    'Connect and remove calendars of other sites; read all houses on one calendar':
      'save_feed read_feed_soon drop_feed_nights house_calendar',
    'Set prices and copy them, open gaps; set charges, rules of booking, guides, the bank account and office hours':
      'house_rates set_rates copy_rates open_gap preview_quote house_charges set_charges preview_charges booking_rules set_booking_rules preview_booking_rules house_guide_setting set_house_guide house_bank set_bank_account office set_office preview_office office_closures.select',
  },
  'Owners’ money': {
    'Ask for figures, payments and years: answered for houses that are one’s own or kept':
      'house_figures payment_sums owner_year',
    'Read statements, expenses, transfers and the maintenance log; whose a house is':
      'owner_statement statement_lines.select owner_expenses.select owner_payouts.select maintenance.select property_owners.select',
    'Approve what maintenance costs': 'approve_maintenance',
    'Log maintenance; note transfers and expenses; take them back; set a commission':
      'add_maintenance take_back_maintenance record_payout reverse_payout add_expense reverse_expense set_commission',
  },
  Accounts: {
    'Approve, refuse and end accounts; link houses to owners':
      'people set_staff refuse_account role_changes.select house_owners link_house end_house',
    'Add a house; open and close it to visitors': 'add_property open_property',
  },
};

const allowedOf = (right: Right): Allowed => {
  const [name, operation] = right.split('.');
  if (operation) return EXPECTATIONS[name as TableName][operation as Operation];
  return FUNCTION_EXPECTATIONS[name as keyof typeof FUNCTION_EXPECTATIONS].allowed;
};

/** A guest's rights are also those of a newcomer, whose account is a guest's until it takes another role. */
const marksOf = (right: Right): string => {
  const { anon, client, newcomer, owner, management, admin } = allowedOf(right);
  const marks = { own: 'own', 'own and other': 'yes', none: '–' };
  return [anon, client ?? newcomer, owner, management, admin]
    .map((each) => marks[each ?? 'none'])
    .join(' | ');
};

/**
 * The page that says who may do what.
 * @throws Error where a right stands in no line or in two, or people differ in the rights of a line
 */
export function rolesPage(): string {
  const lines = Object.values(SUBJECTS).flatMap((tasks) => Object.values(tasks));
  const listed = lines.flatMap((rights) => rights.split(' ')) as Right[];
  const operations = Object.entries(EXPECTATIONS).flatMap(([table, of]) =>
    Object.keys(of).map((operation) => `${table}.${operation}`),
  );
  const known = [...Object.keys(FUNCTION_EXPECTATIONS), ...operations] as Right[];
  const granted = known.filter((right) => Object.values(allowedOf(right)).some(Boolean));
  const misplaced = [...new Set([...granted, ...listed])].filter(
    (right) => !granted.includes(right) || listed.filter((each) => each === right).length !== 1,
  );
  if (misplaced.length > 0)
    throw new Error(`To be in one line of supabase/cli/roles-text.ts: ${misplaced.join(', ')}`);

  const rowOf = ([task, rights]: [string, string]): string => {
    const marks = [...new Set((rights.split(' ') as Right[]).map(marksOf))];
    if (marks.length !== 1) throw new Error(`Not the same people may: ${task}`);
    return `| ${task} | ${marks[0]} |`;
  };
  const parts = Object.entries(SUBJECTS).map(
    ([subject, tasks]) => `## ${subject}

| | Visitor | Guest | Owner | Management | Admin |
| --- | --- | --- | --- | --- | --- |
${Object.entries(tasks).map(rowOf).join('\n')}
`,
  );
  return `# Who may do what

Written by \`node tools/run.mjs supabase/cli/write-roles.ts\` from \`supabase/tests/matrix\`, which tries every line on the
database. **yes**: of anybody, where it is somebody's. **own**: of one's own account, stays and requests. For an owner it
is about their own houses, in the time in which they own them, and the stays of others in them; as a guest, and in requests
that they have sent, they may do what guests may. Management is what an admin has approved: until then such an account may
do what a guest may. What only the worker may do is left out.

${parts.join('\n')}`;
}
