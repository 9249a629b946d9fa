import { dayAtHouse } from '@marisma/area-kit/format';
import { Dialog, useToday } from '@marisma/area-kit/ui';
import { useHouses } from '../../../lib/houses';
import { NewDialog } from '../../../lib/new-stay/new-dialog';
import { calendarDialogs } from '../../../texts/en/calendar-dialogs';
import { t } from '../../../texts';
import { Loaded } from '../../../lib/loaded';
import { DESK } from '../../queries';
import { useOpenRequest } from '../request-context';

/** Answers the open request with an offer, which begins with what was asked for. */
export default function OfferDialog({ onClose }: { onClose: () => void }) {
  const { request, subject } = useOpenRequest();
  const houses = useHouses();
  const today = useToday(dayAtHouse);
  if (!houses.data)
    return (
      <Dialog open title={calendarDialogs.form.offer.title} onClose={onClose}>
        <Loaded query={houses} level={3} loading={t.request.loading} failed={t.request.failedTitle}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  const inquiry = subject.kind === 'inquiry' ? subject : undefined;
  return (
    <NewDialog
      houses={houses.data}
      today={today}
      house={inquiry?.properties?.id ?? houses.data[0]?.id ?? ''}
      nights={{ from: inquiry?.check_in ?? '', to: inquiry?.check_out ?? '' }}
      answers={{
        request: request.id,
        guest: {
          answer: 'offered',
          name: request.name ?? '',
          email: request.email ?? '',
          phone: subject.phone ?? '',
          locale: request.locale,
          guests: `${subject.kind === 'stay' ? 2 : (subject.guests ?? 2)}`,
        },
      }}
      changes={DESK}
      onClose={onClose}
    />
  );
}
