import { withStayTexts } from '@marisma/area-kit/stays';
import { useSession, useShell } from '@marisma/area-kit/shell';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { readDraft } from '../parts/draft';
import { t } from '../texts';
import { draftName, type BookingProps, type BookingView } from './booking-props';

const importBooking = () =>
  withStayTexts(
    () => import('./booking/booking'),
    () => import('../texts/es/booking'),
  );

/**
 * The code of calendar, quote and request, loaded once dates are chosen, when a visitor first reaches for it, or has a
 * request in this tab that is unsent or was just sent. A failed load can be repeated.
 */
export function useBooking(propertyId: string, hasDates: boolean) {
  const { notify, reportError } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [Booking, setBooking] = useState<ComponentType<BookingProps>>();
  const [view, setView] = useState<BookingView>();
  const [loading, setLoading] = useState(false);

  const load = async () => {
    if (Booking || loading) return;
    setLoading(true);
    try {
      const { default: loaded } = await importBooking();
      setBooking(() => loaded);
    } catch (error) {
      setView(undefined);
      reportError(error, { area: 'public', during: 'opening the calendar' });
      notify({ kind: 'error', title: t.detail.bookingFailed });
    }
    setLoading(false);
  };

  const resume = useEffectEvent(() => {
    const drafts = [readDraft(draftName(propertyId), userId), readDraft(draftName(propertyId), null)];
    if (drafts.some((draft) => Object.keys(draft).length > 0)) void load();
  });
  useEffect(() => {
    if (userId !== null) resume();
  }, [userId]);
  const price = useEffectEvent(() => void load());
  useEffect(() => {
    if (hasDates) price();
  }, [hasDates]);

  const show = (next: BookingView | undefined) => {
    setView(next);
    if (next) void load();
  };
  return { Booking, view, show, busy: loading && view !== undefined };
}
