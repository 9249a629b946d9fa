import { read } from '@marisma/area-kit/data';
import { dayAtHouse } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import { DESK, type DeskRequest } from '../../queries';
import { readGuestRecord } from '../queries';

const STAY_COLUMNS = 'id, code, check_in, check_out, properties!reservations_property_id_fkey(name)';

/** The confirmed stays that a guest's services can belong to, the next first. */
export const useGuestStays = (request: DeskRequest) =>
  useRead(
    'reading the stays of a guest',
    [...DESK, 'stays of', request.id],
    async (client, signal) => {
      const stays = client
        .from('reservations')
        .select(STAY_COLUMNS)
        .eq('status', 'confirmed')
        .gte('check_out', dayAtHouse())
        .order('check_in');
      if (request.guest_id !== null) return read(stays.eq('guest_id', request.guest_id), signal);
      const { requests } = await readGuestRecord(client, request, signal);
      const ids = requests.flatMap(({ reservation_id, guest_id }) =>
        reservation_id !== null && guest_id === null ? reservation_id : [],
      );
      return ids.length === 0 ? [] : read(stays.in('id', ids), signal);
    },
    { staleTime: 0 },
  );

/** The services that were asked for a stay, each with its name, by day. */
export const useStayServices = (reservation_id: string) =>
  useRead(
    'reading the services of a stay',
    [...DESK, 'services of', reservation_id],
    async (client, signal) => {
      const services = await read(
        client
          .from('service_arrangements')
          .select('request_id, status, on_day, at_time')
          .eq('reservation_id', reservation_id)
          .order('on_day'),
        signal,
      );
      if (services.length === 0) return [];
      const ids = services.map(({ request_id }) => request_id);
      const named = await read(client.from('desk_requests').select('id, subject').in('id', ids), signal);
      return services.map((service) => ({
        ...service,
        title: named.find(({ id }) => id === service.request_id)?.subject ?? '',
      }));
    },
    { staleTime: 0 },
  );
