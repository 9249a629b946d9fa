import { change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { OWN } from './own';
import type { Service } from './service';

const target = ({ request_id, version }: Service) => ({ request_id, expected_version: version });

export const useAccept = (service: Service) =>
  useChange((client) => change(client.rpc('accept_service', target(service))), OWN);

/** Declines an offer, or calls off what was asked for or agreed. */
export const useDecline = (service: Service) =>
  useChange(
    (client, reason: string) =>
      change(client.rpc('decline_service', { ...target(service), reason: reason.trim() })),
    OWN,
  );
