import type { PlainDate } from '@marisma/area-kit/format';
import type { Quote } from '@marisma/area-kit/data';
import type { StayClosing } from '@marisma/area-kit/stays';
import type { StayPayment } from '../../../lib/payments.data';
import type { RequestEvent } from '../../../lib/request-event';
import type { DeskRequest } from '../../desk-request';

export type InquiryType = 'booking' | 'concierge' | 'owner' | 'general';

/** Whose address an account named in a form: its confirmed one, its own, or another. */
export type Sender = 'confirmed' | 'unconfirmed' | 'other';

/** What a visitor asked with the contact form. */
export interface Inquiry {
  kind: 'inquiry';
  phone: string | null;
  /** Null when nobody was signed in. */
  sender: Sender | null;
  about: InquiryType | null;
  /** The house from whose page the visitor came. */
  property: string | null;
  checkIn: PlainDate | null;
  checkOut: PlainDate | null;
  guests: number | null;
}

/** What a visitor asked with the form of a concierge service. */
export interface ServiceBooking {
  kind: 'service';
  phone: string | null;
  sender: Sender | null;
  title: string;
  price: string;
  day: PlainDate;
  guests: number;
}

/** A stay as the desk reads it. Amounts are US cents. */
export interface DeskStay {
  kind: 'stay';
  phone: string | null;
  id: string;
  code: string;
  propertyId: string;
  property: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  guests: number;
  status: 'pending' | 'confirmed' | 'cancelled';
  closedAs: StayClosing | null;
  /** As it was agreed; absent when it cannot be read. */
  quote: Quote | undefined;
  totalCents: number;
  holdUntil: string | null;
  version: number;
  payments: readonly StayPayment[];
}

export type Asked = Inquiry | ServiceBooking | DeskStay;

/** Everything that the desk shows of one request. */
export interface OpenRequest {
  request: DeskRequest;
  asked: Asked;
  /** Oldest first. */
  events: readonly RequestEvent[];
  /** Whether there are events before these. */
  earlier: boolean;
  /** Requests that are answered in this one. */
  merged: readonly DeskRequest[];
  /** The account that is writing an answer. */
  holder: string | null;
}
