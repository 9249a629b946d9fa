import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Button, ButtonLink, Heading, Note, Stack, Text } from '@marisma/area-kit/ui';
import { useId, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { useUnread } from './messages/use-unread';
import { useDashboardPlace } from './parts/dashboard-place';
import { isOpen } from './parts/money';
import { useOwn, type Stay } from './parts/own';
import { useReviews } from './reviews/queries';
import { Itinerary } from './stay/itinerary';
import { t } from './texts';
import { datesInWords } from './words';
import { useArrivals, useRefusal } from './next/queries';
import { staysAhead, staysOver, todosOf } from './next/todos';

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
