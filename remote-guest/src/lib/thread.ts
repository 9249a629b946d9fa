export interface Message {
  id: string;
  from: 'guest' | 'host';
  time: Date;
  text: string;
}

export type RequestState = 'open' | 'waiting' | 'closed';

/** A conversation of the guest: with the house, about a stay or a request, or a sample with a host. */
export interface Thread {
  id: string;
  /** With whom. */
  host: string;
  hostPhone: string;
  /** What it is about: a house, a service. */
  about: string;
  messages: readonly Message[];
  /** Changes with each message of the other side; what was read is noted under it. */
  readKey: string;
  lastMessage: { time: Date; text: string };
  unread: boolean;
  /** Where the guest's request stands, and since when the house owes an answer; a sample cannot be answered and has none. */
  request?: { kind: 'inquiry' | 'service' | 'stay'; state: RequestState; waitsSince?: Date };
  /** When the request was sent. */
  opened?: Date;
}
