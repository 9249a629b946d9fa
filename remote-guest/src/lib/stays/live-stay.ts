import type { PlainDate } from '@marisma/area-kit/format';
import type { Quote } from '@marisma/area-kit/data';
import type { PaymentKind, StayClosing } from '@marisma/area-kit/stays';

export type { StayClosing };
export type PaymentOfStay = PaymentKind;

/** What the data service knows of a guest's own stay, beyond the facts of every booking. */
export interface LiveStay {
  id: string;
  /** Sent with every change, so that a change to a stay that somebody else has changed is refused. */
  version: number;
  state: 'pending' | 'confirmed' | 'cancelled';
  closedAs?: StayClosing;
  /** The reason that the house gave. */
  reason?: string;
  /** Until when the nights of a pending stay are kept. */
  holdUntil?: Date;
  /** Price and conditions as they were agreed. */
  quote?: Quote;
  /** Days from the house's today to the arrival; negative once it is past. */
  daysAhead: number;
  /** The conversation about the stay. */
  thread?: string;
  /** Since when the house owes an answer. */
  waitsSince?: Date;
  /** What happened, oldest first. */
  story: readonly StoryLine[];
}

/** Other nights that a guest asks for, with their price in US dollars. */
export interface Wish {
  checkIn: PlainDate;
  checkOut: PlainDate;
  total: number;
}

interface Told {
  id: number;
  at: Date;
  by: 'guest' | 'house' | 'clock';
  text?: string;
}

/** A wish for other nights in a stay's history. */
export type WishLine = Told & Wish & { what: 'wish' };

/** One line of a stay's history. */
export type StoryLine =
  | (Told & { what: 'asked' | 'confirmed' | 'message' | StayClosing })
  | (Told & { what: 'held'; until: Date })
  | (Told & Wish & { what: 'moved' })
  | WishLine
  | (Told & { what: 'paid' | 'waived'; kind: PaymentOfStay; amount: number });
