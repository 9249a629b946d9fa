import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { StayStep } from '../parts/dashboard-place';
import { dueInWords, isDue, todayOf } from '../parts/money';
import type { Contents, Conversation, Stay } from '../parts/own';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { PHASES, staysIn } from '../parts/stay';
import { paths } from '../paths';

/** What the guest must do, and where one press leads: to a step of a stay, or an address. */
interface Todo {
  id: string;
  words: string;
  button: string;
  stay?: { code: string; step: StayStep };
  to?: string;
}

/** Confirmed stays whose guests have not arrived, the next first. */
export const staysAhead = (stays: readonly Stay[]): Stay[] =>
  staysIn(stays, 'upcoming').filter(({ status, daysAhead }) => status === 'confirmed' && daysAhead >= 0);

/** Confirmed stays that ended not long ago, of which the guest may be asked how they were. */
export const staysOver = (stays: readonly Stay[]): Stay[] =>
  staysIn(stays, 'past').filter(({ status, daysAhead }) => status === 'confirmed' && daysAhead > -45);

/** The next payment of each stay that is due. */
const paying = (stay: Stay): Todo[] => {
  const due = stay.status === 'pending' ? undefined : stay.payments.find(isDue);
  if (!due) return [];
  const { pay, overdue, payNow } = t.next;
  const words = due.due_on < todayOf(stay) ? overdue : pay;
  return [
    {
      id: due.id,
      words: words(
        dueInWords(stay, due),
        moneyInWords(due.amount_cents),
        stay.house,
        formatDate(due.due_on, intlLocale()),
      ),
      button: payNow,
      stay: { code: stay.code, step: 'pay' },
    },
  ];
};

/**
 * What the guest must do, the most urgent first.
 * @param arriving ids of the stays whose arrival is known; undefined while that is read
 * @param reviewed ids of the stays that have a review; undefined while that is read
 */
export function todosOf(
  { stays, conversations }: Contents,
  isUnread: (conversation: Conversation) => boolean,
  arriving: readonly string[] | undefined,
  reviewed: readonly string[] | undefined,
): Todo[] {
  const texts = t.next;
  return [
    ...PHASES.flatMap((phase) => staysIn(stays, phase)).flatMap(paying),
    ...staysAhead(stays)
      .filter(({ id }) => arriving && !arriving.includes(id))
      .map(({ id, code, house }) => ({
        id: `arrival-${id}`,
        words: texts.arrival(house),
        button: texts.arrivalNow,
        stay: { code, step: 'arrival' as const },
      })),
    ...conversations
      .filter(({ service_arrangements }) => service_arrangements?.status === 'offered')
      .map(({ id, about }) => ({
        id: `offer-${id}`,
        words: texts.offer(about),
        button: texts.offerNow,
        to: paths.messages(id),
      })),
    ...conversations.filter(isUnread).map(({ id, about }) => ({
      id,
      words: texts.answer(about),
      button: texts.answerNow,
      to: paths.messages(id),
    })),
    ...staysOver(stays)
      .filter(({ id }) => reviewed && !reviewed.includes(id))
      .map(({ id, house }) => ({
        id: `review-${id}`,
        words: texts.review(house),
        button: texts.reviewNow,
        to: paths.reviews,
      })),
  ];
}
