import { formatClock, formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Button, ButtonLink, Heading, Note, Stack, Text } from '@marisma/area-kit/ui';
import { useId, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { read } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { useUnread } from './messages/use-unread';
import { useDashboardPlace, type StayStep } from './parts/dashboard-place';
import { dueInWords, isDue, isOpen, todayOf } from './parts/money';
import { OWN, useOwn, type Contents, type Conversation, type Stay } from './parts/own';
import { useReviews } from './reviews/queries';
import { Itinerary } from './stay/itinerary';
import { t } from './texts';
import { datesInWords, moneyInWords } from './words';
import { PHASES, staysIn } from './parts/stay';
import { paths } from './paths';

/** What the guest must do, and where one press leads: to a step of a stay, or an address. */
interface Todo {
  id: string;
  words: string;
  button: string;
  stay?: { code: string; step: StayStep };
  to?: string;
}

/** Confirmed stays whose guests have not arrived, the next first. */
const staysAhead = (stays: readonly Stay[]): Stay[] =>
  staysIn(stays, 'upcoming').filter(({ status, daysAhead }) => status === 'confirmed' && daysAhead >= 0);

/** Confirmed stays that ended not long ago, of which the guest may be asked how they were. */
const staysOver = (stays: readonly Stay[]): Stay[] =>
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
function todosOf(
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

/** Which role the account was refused of late, and why; mostly none. */
const useRefusal = () =>
  useRead(
    'reading whether a role was refused',
    ['refusal'],
    (client, signal) => read(client.rpc('account_refusal'), signal),
    { select: ([refusal]) => refusal, staleTime: Infinity },
  );

/** What the guest has said of the arrival of these stays; a stay without an entry has none yet. */
function useArrivals(stays: readonly Stay[]) {
  const ids = stays.map(({ id }) => id).sort();
  return useRead(
    'reading what is known of arrivals',
    [...OWN, 'arrivals', ids],
    (client, signal) =>
      read(
        client.from('arrival_details').select('reservation_id, arrives_at, flight').in('reservation_id', ids),
        signal,
      ),
    { enabled: ids.length > 0, staleTime: 60_000 },
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)} ${space(10)};

  ${media.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const Frame = styled.section`
  padding: ${space(5)};
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
`;

const List = styled.ul`
  ${plainList}

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    align-items: center;
    padding-block: ${space(3)};
  }

  > li + li {
    border-top: 1px solid ${token.color.line};
  }

  > li > :first-child {
    flex: 1 1 14rem;
  }
`;

/**
 * Why a role was refused, what the guest must do, each with one press, and the itinerary of the next stay; nothing
 * where there is none of them.
 * @param onRead is called, before the browser paints, once all that is shown has been read or could not be
 */
export default function WhatsNext({ onRead }: { onRead: () => void }) {
  const id = useId();
  const { data: own, isLoading } = useOwn();
  const { isUnread } = useUnread();
  const { openStay } = useDashboardPlace();
  const ahead = staysAhead(own?.stays ?? []);
  const { data: arrivals, isLoading: arrivalsLoading } = useArrivals(ahead);
  const { data: reviews, isLoading: reviewsLoading } = useReviews(staysOver(own?.stays ?? []));
  const { data: refusal, isLoading: refusalLoading } = useRefusal();
  const isRead = !isLoading && !arrivalsLoading && !reviewsLoading && !refusalLoading;
  useLayoutEffect(() => {
    if (isRead) onRead();
  }, [isRead, onRead]);
  if (!own) return null;
  const todos = todosOf(
    own,
    isUnread,
    arrivals?.map(({ reservation_id }) => reservation_id),
    reviews?.map(({ reservation_id }) => reservation_id),
  );
  const [next] = ahead;
  if (todos.length === 0 && !next && !refusal) return null;
  return (
    <Stack $gap={6}>
      {refusal && (
        <Note tone="warning">
          <Text $strong>{t.next.refused[refusal.role as 'owner' | 'management']}</Text>
          <Text>{t.next.reason(refusal.reason)}</Text>
        </Note>
      )}
      <Columns>
        {todos.length > 0 && (
          <Frame aria-labelledby={id}>
            <Heading level={2} size="lg" id={id}>
              {t.next.todo}
            </Heading>
            <List>
              {todos.map(({ id: key, words, button, stay, to = '' }) => {
                const props = {
                  size: 'sm',
                  'aria-label': t.next.named(button, words),
                  children: button,
                } as const;
                return (
                  <li key={key}>
                    <Text>{words}</Text>
                    {stay ? (
                      <Button {...props} onClick={() => openStay(stay.code, stay.step)} />
                    ) : (
                      <ButtonLink {...props} to={to} preventScrollReset />
                    )}
                  </li>
                );
              })}
            </List>
          </Frame>
        )}
        {next && (
          <NextItinerary
            stay={next}
            arrival={arrivals?.find(({ reservation_id }) => reservation_id === next.id)}
          />
        )}
      </Columns>
    </Stack>
  );
}

interface NextItineraryProps {
  stay: Stay;
  arrival?: { arrives_at: string | null; flight: string | null };
}

/** When the next stay begins and ends, how the guest arrives, and what is arranged. */
function NextItinerary({ stay, arrival }: NextItineraryProps) {
  const id = useId();
  const texts = t.next;
  const arrives = [arrival?.arrives_at && formatClock(arrival.arrives_at, intlLocale()), arrival?.flight]
    .filter(Boolean)
    .join(', ');
  const extras = stay.payments.filter(({ kind, what, reverses }) => kind === 'extra' && what && !reverses);
  const returned = new Set(
    stay.payments
      .filter((payment) => !isOpen(payment))
      .map(({ reverses, refund_of }) => reverses ?? refund_of),
  );
  const arranged = extras.filter((payment) => !returned.has(payment.id)).map(({ what }) => what);
  return (
    <Frame aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {texts.itinerary(stay.house)}
      </Heading>
      <Text $size="sm" $muted>
        {datesInWords(stay)}. {t.bookings.stay.clock}
      </Text>
      <Itinerary stay={stay} arrives={arrives ? texts.arrives(arrives) : undefined} />
      {arranged.length > 0 && (
        <Text>
          {texts.arranged}: {arranged.join(', ')}
        </Text>
      )}
    </Frame>
  );
}
