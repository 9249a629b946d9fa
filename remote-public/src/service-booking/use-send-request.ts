import { useShell } from '@marisma/shared/shell';
import type { BookedService } from '../parts/booked-service';
import { useSubmissionFailure } from '../parts/use-submission-failure';
import { t } from '../texts';
import { requestService } from './service-booking.data';
import type { BookingRequest } from './service-booking.schema';

interface SendOptions {
  service: BookedService;
  isBot: () => boolean;
  onSent: () => void;
}

/** Sends a request and announces the result. Never rejects. */
export function useSendRequest({ service, isBot, onSent }: SendOptions) {
  const { supabase, notify } = useShell();
  const fail = useSubmissionFailure({ title: t.serviceBooking.failed });
  return async (request: BookingRequest): Promise<void> => {
    if (isBot()) return fail();
    try {
      await requestService(await supabase(), service, request);
    } catch (error) {
      return fail(error);
    }
    notify({ kind: 'success', title: t.serviceBooking.submitted });
    onSent();
  };
}
