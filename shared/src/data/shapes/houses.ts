import type { Row } from './rows';

/** Whom a guest can call. */
export type HousePerson = Record<'name' | 'role_en' | 'role_es' | 'phone', string>;

/** How guests find a house and how things work there; what is not known is empty. */
export type HouseGuide = Record<
  | `${'directions' | 'airport' | 'manual'}_${'en' | 'es'}`
  | 'map_url'
  /** A phone number. */
  | 'emergency',
  string
> & { people: HousePerson[] };

/** What opens a house; what there is none of is empty. */
export type HouseSecrets = Record<'wifi_name' | 'wifi_password' | 'door_code', string>;

/** Who comes to a house: adults by name, children with their age too. */
export interface PartyMember {
  name: string;
  age?: number;
}

/** A type, not an interface: the data client takes no row that may have other columns. */
export type ArrivalColumns = {
  party: PartyMember[];
  travel: 'flight' | 'car' | 'other' | null;
};

/** A service in the list of a day. */
export type DayService = Pick<Row<'service_arrangements'>, 'request_id' | 'at_time' | 'note' | 'status'> &
  Pick<Row<'service_bookings'>, 'name' | 'phone' | 'guests'> & {
    /** The name of the house, and the stay's code; none for a service that belongs to no stay. */
    property: string | null;
    code: string | null;
    title: string;
  };

/** A stay in the list of a day. */
export type DayStay = Pick<
  Row<'reservations'>,
  'id' | 'code' | 'property_id' | 'guests' | 'check_in' | 'check_out'
> & {
  /** The name of the house. */
  property: string;
  name: string | null;
  phone: string | null;
  request_id: string | null;
  owed_cents: number;
  details:
    | (Pick<Row<'arrival_details'>, 'arrives_at' | 'flight' | 'diet' | 'wishes'> & ArrivalColumns)
    | null;
};

/** What is to do in a house. */
export type HouseTask = Pick<
  Row<'tasks'>,
  'id' | 'property_id' | 'kind' | 'due_on' | 'done_at' | 'note' | 'version'
> & {
  /** The name of the house. */
  property: string;
  done: boolean;
  /** The first name of who did it. */
  done_by: string | null;
};
