import type { Database } from '../../../shared/src/data/database.types';
import type { Person } from '../support/people';
import { STAY } from '../stays/support';
import { type Allowed, everyone, guestAndStaff, signedIn, staffAll } from './expectations';
import { stayOf } from './stay-rows';

type Name = keyof Database['public']['Functions'];

interface FunctionPlan {
  allowed: Allowed;
  /** The stay's status before the call. */
  status?: 'confirmed';
  /** The arguments of a call about this person's stay, whose request has the given id. */
  args(person: Person, request: string): Record<string, unknown>;
}

const later = { expected_version: 1 };
const ofStay = (rest: Record<string, unknown>) => (person: Person) => ({
  reservation_id: stayOf(person),
  ...rest,
});
const ofRequest = (rest: Record<string, unknown>) => (_: Person, request: string) => ({
  request_id: request,
  ...rest,
});
const { property_id, check_in, check_out, guests } = STAY;
// An owner's own row is a stay in the owner's house, of which the owner is not the guest.
const guestOrStaff: Allowed = { ...guestAndStaff, owner: undefined };

/** Who may call each function with success; `own` and `other` say whose stay it is about. */
export const FUNCTION_EXPECTATIONS: Record<Name, FunctionPlan> = {
  availability: { allowed: everyone, args: () => ({ property_id, from_day: check_in, to_day: check_out }) },
  available_properties: { allowed: everyone, args: () => ({ check_in, check_out, guests }) },
  quote_stay: { allowed: everyone, args: () => STAY },
  // The hash is not the quote's: whoever may ask is told the new price.
  request_stay: {
    allowed: signedIn,
    args: () => ({ ...STAY, message: '', quote_hash: 'x', request_key: stayOf('stranger') }),
  },
  confirm_stay: { allowed: staffAll, args: ofStay(later) },
  decline_stay: { allowed: staffAll, args: ofStay({ reason: 'Sorry', ...later }) },
  withdraw_stay: { allowed: guestOrStaff, args: ofStay(later) },
  cancel_stay: { allowed: guestOrStaff, status: 'confirmed', args: ofStay({ reason: 'Sorry', ...later }) },
  move_stay: { allowed: staffAll, args: ofStay({ check_in, check_out, ...later }) },
  extend_hold: { allowed: staffAll, args: ofStay({ hours: 48, ...later }) },
  record_payment: {
    allowed: staffAll,
    status: 'confirmed',
    args: ofStay({ kind: 'deposit', amount_cents: 300, ...later }),
  },
  // Row security decides what it answers: null for a stay that the caller cannot read.
  stay_refund: { allowed: signedIn, args: ofStay({}) },
  send_message: {
    allowed: guestOrStaff,
    args: ofRequest({ body: 'Hello', request_key: stayOf('stranger') }),
  },
  tick: { allowed: {}, args: () => ({}) },
};
