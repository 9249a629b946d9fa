import { plainList, space } from '@marisma/area-kit/theme';
import { StatusBadge, Subheading, TextLink } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { tones, formatWhen } from '../../../lib/services';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import type { DeskStay } from '../queries';
import { useStayServices } from './queries';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
  }
`;

/** The services that were asked for a stay, each with the way to its request; nothing where there are none. */
export function StayServices({ stay }: { stay: DeskStay }) {
  const id = useId();
  const services = useStayServices(stay.id).data ?? [];
  if (services.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Subheading id={id}>{t.deskService.ofStay}</Subheading>
      <List>
        {services.map(({ request_id, title, status, on_day, at_time }) => (
          <li key={request_id}>
            <TextLink to={paths.deskRequest(request_id)}>{title}</TextLink>
            {on_day !== null && <span>{formatWhen(on_day, at_time)}</span>}
            <StatusBadge tone={tones[status]}>{t.deskService.status[status]}</StatusBadge>
          </li>
        ))}
      </List>
    </section>
  );
}
