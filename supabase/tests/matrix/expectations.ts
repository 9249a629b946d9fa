import { CONTACT, SERVICE } from '../support/forms';
import { type Actor, emailOf, idOf, type Person, roleOf } from '../support/people';
import type { RowPlan, TableName, Values } from './row-plan';
import { STAY_ROWS } from './stay-rows';

export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];
export type Target = 'own' | 'other';

export type Allowed = Partial<Record<Actor, 'own' | 'own and other' | undefined>>;

const nobody: Allowed = {};
const own: Allowed = { client: 'own', newcomer: 'own', owner: 'own', management: 'own', admin: 'own' };
const ownAndAdminAll: Allowed = { ...own, admin: 'own and other' };
export const adminAll: Allowed = { admin: 'own and other' };
export const everyone: Allowed = {
  anon: 'own and other',
  client: 'own and other',
  newcomer: 'own and other',
  owner: 'own and other',
  management: 'own and other',
  admin: 'own and other',
};
export const signedIn: Allowed = { ...everyone, anon: undefined };
/** Staff read all rows, guests their own; the owner of the house reads no more than that. */
export const guestAndStaff: Allowed = { ...own, management: 'own and other', admin: 'own and other' };
export const staffAll: Allowed = { management: 'own and other', admin: 'own and other' };
const readOnly = { insert: nobody, update: nobody, delete: nobody };
const hostsOwn: Allowed = { owner: 'own', management: 'own' };

/** The permitted operations; combinations that are not listed are refused. */
export const EXPECTATIONS: Record<TableName, Record<Operation, Allowed>> = {
  profiles: { select: ownAndAdminAll, insert: nobody, update: own, delete: nobody },
  user_roles: { select: ownAndAdminAll, insert: nobody, update: { newcomer: 'own' }, delete: nobody },
  client_profiles: { select: ownAndAdminAll, insert: nobody, update: nobody, delete: hostsOwn },
  owner_profiles: { select: ownAndAdminAll, insert: hostsOwn, update: nobody, delete: nobody },
  contact_submissions: { select: staffAll, insert: everyone, update: nobody, delete: nobody },
  properties: { ...readOnly, select: everyone },
  rates: { ...readOnly, select: everyone },
  charges: { ...readOnly, select: everyone },
  bank_account: { ...readOnly, select: signedIn },
  property_owners: { ...readOnly, select: { owner: 'own', ...staffAll } },
  reservations: { ...readOnly, select: guestAndStaff, update: { ...guestAndStaff, owner: undefined } },
  reservation_contacts: { ...readOnly, select: { ...guestAndStaff, owner: undefined } },
  offers: { ...readOnly, select: staffAll },
  arrival_details: { ...readOnly, select: { ...guestAndStaff, owner: undefined } },
  agreement_versions: { ...readOnly, select: everyone },
  agreements: { ...readOnly, select: { ...guestAndStaff, owner: undefined } },
  invoice_details: { ...readOnly, select: { ...guestAndStaff, owner: undefined } },
  reviews: { ...readOnly, select: guestAndStaff },
  tasks: { ...readOnly, select: staffAll },
  payments: { ...readOnly, select: { ...guestAndStaff, owner: undefined } },
  occupancy: { ...readOnly, select: guestAndStaff },
  requests: { ...readOnly, select: guestAndStaff },
  request_events: { ...readOnly, select: guestAndStaff },
  service_arrangements: { ...readOnly, select: guestAndStaff },
  request_leases: { ...readOnly, select: staffAll },
  saved_replies: { ...readOnly, select: staffAll },
  statement_lines: { ...readOnly, select: { owner: 'own', ...staffAll } },
  owner_expenses: { ...readOnly, select: { owner: 'own', ...staffAll } },
  owner_payouts: { ...readOnly, select: { owner: 'own', ...staffAll } },
  maintenance: { ...readOnly, select: { owner: 'own', ...staffAll } },
  calendar_links: { ...readOnly, select: { owner: 'own', ...staffAll } },
  calendar_feeds: { ...readOnly, select: { owner: 'own', ...staffAll } },
  calendar_conflicts: { ...readOnly, select: { owner: 'own', ...staffAll } },
  office_hours: { ...readOnly, select: everyone },
  office_closures: { ...readOnly, select: staffAll },
  role_changes: { ...readOnly, select: adminAll },
  service_bookings: { select: staffAll, insert: everyone, update: nobody, delete: nobody },
  wishlist: { select: own, insert: own, update: nobody, delete: own },
};

function byAccount(row: (person: Person) => Values, change: (person: Person) => Values): RowPlan {
  return {
    key: 'user_id',
    keyOf: idOf,
    row: (person) => ({ user_id: idOf(person), ...row(person) }),
    change,
  };
}

function byEmail(row: Values, change: Values): RowPlan {
  return {
    key: 'email',
    keyOf: emailOf,
    row: (person) => ({ ...row, email: emailOf(person) }),
    change: () => change,
  };
}

const bare = byAccount(
  () => ({}),
  (person) => ({ user_id: idOf(person) }),
);

/** A row of each table to try the operations with. */
export const ROWS: Record<TableName, RowPlan> = {
  profiles: byAccount(
    (person) => ({ first_name: 'First', email: emailOf(person) }),
    () => ({ first_name: 'Changed' }),
  ),
  // The inserted row is a second role, because every account already has one; the update sets the role requested by the
  // newcomer.
  user_roles: byAccount(
    (person) => ({ role: roleOf(person) === 'client' ? 'owner' : 'client' }),
    () => ({ role: 'management' }),
  ),
  client_profiles: bare,
  owner_profiles: bare,
  role_changes: byAccount(
    () => ({ new_role: 'client' }),
    () => ({ new_role: 'admin' }),
  ),
  wishlist: byAccount(
    () => ({ property_id: 'villa-paradise' }),
    () => ({ property_id: 'ocean-villa-infinity' }),
  ),
  contact_submissions: byEmail(CONTACT, { message: 'Changed' }),
  service_bookings: byEmail(SERVICE, { special_requests: 'Changed' }),
  ...STAY_ROWS,
};
