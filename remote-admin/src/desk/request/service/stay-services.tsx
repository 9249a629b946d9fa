import { List, Stack, StatusBadge, Subheading, TextLink } from '@marisma/area-kit/ui';
import { useId } from 'react';
import { tones, formatWhen } from '../../../lib/services';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import type { DeskStay } from '../queries';
import { useStayServices } from './queries';

/** The services that were asked for a stay, each with the way to its request; nothing where there are none. */
export function StayServices({ stay }: { stay: DeskStay }) {
  const id = useId();
  const services = useStayServices(stay.id).data ?? [];
  if (services.length === 0) return null;
  return (
    <Stack as="section" $gap={2} aria-labelledby={id}>
      <Subheading id={id}>{t.deskService.ofStay}</Subheading>
      <List $gap={2}>
        {services.map(({ request_id, title, status, on_day, at_time }) => (
          <Stack key={request_id} as="li" $row $wrap $gap={3}>
            <TextLink to={paths.deskRequest(request_id)}>{title}</TextLink>
            {on_day !== null && <span>{formatWhen(on_day, at_time)}</span>}
            <StatusBadge tone={tones[status]}>{t.deskService.status[status]}</StatusBadge>
          </Stack>
        ))}
      </List>
    </Stack>
  );
}
