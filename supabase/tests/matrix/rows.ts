import { emailOf, idOf, type Person, roleOf } from '../support/people';
import type { TableName } from './expectations';
import type { RowPlan, Values } from './row-plan';
import { STAY_ROWS } from './stay-rows';

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
    row: (person) => ({ name: 'A guest', email: emailOf(person), ...row }),
    change: () => change,
  };
}

const bare = byAccount(
  () => ({}),
  (person) => ({ user_id: idOf(person) }),
);

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
  contact_submissions: byEmail({ inquiry_type: 'general', message: 'Hello' }, { message: 'Changed' }),
  service_bookings: byEmail(
    {
      phone: '+52 322 000 0000',
      service_title: 'Private chef',
      service_category: 'Food',
      service_price: 'From $120/person',
      preferred_date: '2027-01-05',
      guests: 2,
    },
    { special_requests: 'Changed' },
  ),
  ...STAY_ROWS,
};
