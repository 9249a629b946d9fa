import type { PlainDate } from '@marisma/area-kit/format';
import type { Property } from '../content/properties';
import type { Stay } from '../parts/stay';

/** What the visitor has reached for: the calendar, or the request. */
export type BookingView = 'days' | 'review';

/** What the loaded code has found out; nothing of it is known before there are dates or a visitor reaches for them. */
export interface Known {
  /** The house's date. */
  today?: PlainDate;
  /** The price of the chosen stay in words, or why it cannot be had. */
  price?: string;
  /** Whether that price includes taxes. */
  taxed?: boolean;
  /** What is wrong with the number of guests or of pets, in words. */
  wrong?: { guests?: string; pets?: string };
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
  onKnown: (known: Known) => void;
}

/** The name of a house's unsent request among the drafts of this tab. */
export const draftName = (propertyId: string): string => `stay.${propertyId}`;
