import * as z from '@marisma/area-kit/shape';
import type { Quote } from '@marisma/area-kit/data';
import { STAY_CLOSINGS } from '@marisma/area-kit/stays';
import type { Asked, DeskStay } from './request';

const orNull = <T>(shape: z.Shape<T>) => z.catch<T | null>(shape, null);
const textOrNull = orNull(z.string());
const sender = orNull(z.enum(['confirmed', 'unconfirmed', 'other'] as const));
const ABOUT = ['booking', 'concierge', 'owner', 'general'] as const;

/** The first row; the rows are of one id. */
function only<T>(rows: T[], what: string): T {
  const [row] = rows;
  if (!row) throw new z.ShapeError(`no row of ${what}`);
  return row;
}

const inquiries = z.array(
  z.object({
    phone: textOrNull,
    sender,
    inquiry_type: orNull(z.enum(ABOUT)),
    check_in: textOrNull,
    check_out: textOrNull,
    guests: orNull(z.int()),
    properties: orNull(z.object({ name: z.string() })),
  }),
);

/** @throws ShapeError */
export function parseInquiry(answer: unknown): Asked {
  const row = only(inquiries.parse(answer), 'contact_submissions');
  return {
    kind: 'inquiry',
    phone: row.phone,
    sender: row.sender,
    about: row.inquiry_type,
    property: row.properties?.name ?? null,
    checkIn: row.check_in,
    checkOut: row.check_out,
    guests: row.guests,
  };
}

const services = z.array(
  z.object({
    phone: textOrNull,
    sender,
    service_title: z.string(),
    service_price: z.string(),
    preferred_date: z.string(),
    guests: z.int(),
  }),
);

/** @throws ShapeError */
export function parseService(answer: unknown): Asked {
  const row = only(services.parse(answer), 'service_bookings');
  return {
    kind: 'service',
    phone: row.phone,
    sender: row.sender,
    title: row.service_title,
    price: row.service_price,
    day: row.preferred_date,
    guests: row.guests,
  };
}

const stays = z.array(
  z.object({
    id: z.string(),
    code: z.string(),
    property_id: z.string(),
    check_in: z.string(),
    check_out: z.string(),
    guests: z.int(),
    status: z.enum(['pending', 'confirmed', 'cancelled']),
    closed_as: orNull(z.enum(STAY_CLOSINGS)),
    quote: z.unknown(),
    total_cents: z.int(),
    hold_until: textOrNull,
    version: z.int(),
  }),
);
const phones = z.array(z.object({ phone: textOrNull }));
const names = z.array(z.object({ id: z.string(), name: z.string() }));
/** @throws ShapeError */
export const parsePhone = (answer: unknown): string | null => phones.parse(answer)[0]?.phone ?? null;
/** @throws ShapeError */
export const parseNames = (answer: unknown): Map<string, string> =>
  new Map(names.parse(answer).map(({ id, name }) => [id, name]));
/** @throws ShapeError */
export function parseDeskStay(answer: unknown): Omit<DeskStay, 'phone' | 'property' | 'payments'> {
  const row = only(stays.parse(answer), 'reservations');
  return {
    kind: 'stay',
    id: row.id,
    code: row.code,
    propertyId: row.property_id,
    checkIn: row.check_in,
    checkOut: row.check_out,
    guests: row.guests,
    status: row.status,
    closedAs: row.closed_as,
    quote: row.quote as Quote,
    totalCents: row.total_cents,
    holdUntil: row.hold_until,
    version: row.version,
  };
}

/** @throws ShapeError */
export const parseHolder = (answer: unknown): string | null =>
  z.array(z.object({ holder: z.string() })).parse(answer)[0]?.holder ?? null;
