/** A mail as it leaves the house. */
export interface OutgoingMail {
  /** The id of its row: the same at each try. */
  id: string;
  requestId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * Hands a mail over. Resolves once it is taken, and then it is not sent again.
 * @param signal ends the attempt
 */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
