import { read } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { Dialog } from '@marisma/area-kit/ui';
import { NewDialog } from '../../../lib/new-stay/new-dialog';
import { calendarDialogs } from '../../../texts/en/calendar-dialogs';
import { t } from '../../../texts';
import { Loaded } from '../../../lib/loaded';
import { DESK } from '../../queries';
import { useOpenRequest } from '../request-context';

/** Answers the open request with an offer, which begins with what was asked for. */
export default function OfferDialog({ onClose }: { onClose: () => void }) {
  const { request, asked } = useOpenRequest();
  const houses = useRead('reading the houses', [...DESK, 'houses'], async (client, signal) => {
    const rows = client.from('properties').select('id, name, sleeps, min_nights').order('number');
    const [found, today] = await Promise.all([read(rows, signal), read(client.rpc('house_today'), signal)]);
    return { houses: found, today };
  });
  if (!houses.data)
    return (
      <Dialog open title={calendarDialogs.form.offer.title} onClose={onClose}>
        <Loaded query={houses} level={3} loading={t.request.loading} failed={t.request.failedTitle}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  const inquiry = asked.kind === 'inquiry' ? asked : undefined;
  return (
    <NewDialog
      {...houses.data}
      house={inquiry?.properties?.id ?? houses.data.houses[0]?.id ?? ''}
      nights={{ from: inquiry?.check_in ?? '', to: inquiry?.check_out ?? '' }}
      asked={{
        request: request.id,
        guest: {
          answer: 'offered',
          name: request.name ?? '',
          email: request.email ?? '',
          phone: asked.phone ?? '',
          locale: request.locale,
          guests: `${asked.kind === 'stay' ? 2 : (asked.guests ?? 2)}`,
        },
      }}
      changes={DESK}
      onClose={onClose}
    />
  );
}
