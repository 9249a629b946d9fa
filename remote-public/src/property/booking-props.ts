import type { PlainDate } from '@marisma/area-kit/format';
import type { Property } from '../content/properties';
import type { Stay } from '../parts/stay';

/** The sheet that is open: the calendar, the request, or the calendar on the way through the request. */
export type BookingView = 'days' | 'review' | 'otherDates';

/** What the booking code tells the card about the chosen stay; empty until that code is loaded. */
export interface StayStatus {
  /** The house's date. */
  today?: PlainDate;
  /** The price of the chosen stay in words, or why it cannot be had. */
  price?: string;
  /** Whether that price includes taxes. */
  taxed?: boolean;
  /** Why the number of guests or of pets is refused, in words. */
  errors?: { guests?: string; pets?: string };
  /** Whether the chosen stay has been requested already. */
  requested?: boolean;
}

export interface BookingProps {
  property: Property;
  stay: Stay;
  guests: number;
  pets: number;
  onStay: (stay: Stay) => void;
  /** This page with the chosen stay, for the return from sign-in. */
  here: { pathname: string; search: string; hash: string };
  view: BookingView | undefined;
  onView: (view: BookingView | undefined) => void;
  onStatus: (status: StayStatus) => void;
}

/** The name of a house's unsent request among the drafts of this tab. */
export const draftName = (propertyId: string): string => `stay.${propertyId}`;
