import { useLocation } from '@marisma/area-kit/router';
import { useHydrated } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { BookingView } from './booking-view';
import { readService } from './read-service';
import { ServiceNotFound } from './service-not-found';
import { WaitingView } from './waiting-view';

export const { title, description } = t.meta.serviceBooking;

/** The booking of the service in the history entry's state, which survives a reload. */
export default function ServiceBookingPage() {
  const { state } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated) return <WaitingView />;
  const service = readService(state);
  return service ? <BookingView key={service.title} service={service} /> : <ServiceNotFound />;
}
