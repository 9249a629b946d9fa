import { emailOf } from './people';
import { insertRow, query } from './sql-session';

type Values = Record<string, unknown>;

/** What the contact form sends. */
export const CONTACT = {
  name: 'Ana',
  email: emailOf('client'),
  inquiry_type: 'general',
  message: 'Hello',
};

/** What the form of a service sends. */
export const SERVICE = {
  name: 'Ana',
  email: emailOf('client'),
  phone: '1',
  service_title: 'Chef',
  service_category: 'Food',
  service_price: 'From $120',
  preferred_date: '2027-01-05',
  guests: 2,
};

export const sendContact = (change: Values = {}) =>
  insertRow(query, 'public.contact_submissions', { ...CONTACT, ...change });
export const sendService = (change: Values = {}) =>
  insertRow(query, 'public.service_bookings', { ...SERVICE, ...change });
