import { now } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import type { BookedService } from '../parts/booked-service';
import { useAnswerDue } from '../parts/use-answer-due';
import { useSubmissionFailure } from '../parts/use-submission-failure';
import { t } from '../texts';
import { requestService } from './service-booking.data';
import type { BookingRequest } from './service-booking.schema';

interface SendOptions {
  service: BookedService;
  isBot: () => Promise<boolean>;
  onSent: () => void;
}

/** Sends a request and announces the result. Never rejects. */
export function useSendRequest({ service, isBot, onSent }: SendOptions) {
  const { supabase, notify } = useShell();
  const fail = useSubmissionFailure({ title: t.serviceBooking.failed });
  const ask = useAnswerDue();
  return async (request: BookingRequest): Promise<void> => {
    if (await isBot()) return fail();
    try {
      await requestService(await supabase(), service, request);
    } catch (error) {
      return fail(error);
    }
    notify({ kind: 'success', title: t.serviceBooking.submitted });
    onSent();
    // As a toast: the page is left shortly.
    void ask().then((found) => {
      if (!found) return;
      const { promise, here } = found.describeAnswerDue(found.due, now());
      notify({ kind: 'info', title: promise, description: here });
    });
  };
}
