import { dayAtHouse, type PlainDate } from '@marisma/area-kit/format';
import type { Stay } from '../parts/own';
import { t } from '../texts';

/** A payment as the list and its receipt show it. */
export interface Payment {
  /** The number of its receipt. */
  number: string;
  stay: Stay;
  kind: Stay['payments'][number]['kind'];
  /** The day it was, or will be, paid. */
  date: PlainDate;
  /** US cents; negative when it goes back to the guest. */
  cents: number;
  status: 'paid' | 'due' | 'owed' | 'refunded';
}

/** The payments of these stays, latest first. */
export const paymentsOf = (stays: readonly Stay[]): Payment[] =>
  stays.flatMap(paymentsOfStay).sort((a, b) => b.date.localeCompare(a.date));

const paymentsOfStay = (stay: Stay): Payment[] =>
  stay.payments.map(({ kind, amount_cents, due_on, received_at }, index) => {
    const back = kind === 'refund';
    // A payment that came in parts has a receipt for each.
    const part = stay.payments.slice(0, index).filter((before) => before.kind === kind).length + 1;
    return {
      number: `${stay.code}-${kind[0]?.toUpperCase()}${part > 1 ? part : ''}`,
      stay,
      kind,
      date: received_at === null ? due_on : dayAtHouse(new Date(received_at)),
      cents: back ? -amount_cents : amount_cents,
      status: received_at === null ? (back ? 'owed' : 'due') : back ? 'refunded' : 'paid',
    };
  });

export const kindInWords = ({ kind, stay }: Payment): string =>
  (stay.sample ? t.payments.kinds : t.payments.ownKinds)[kind];
