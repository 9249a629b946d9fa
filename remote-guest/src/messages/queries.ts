import { change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { OWN } from '../parts/own';

/** Writes to the house; the same `request_key` is one message, however often it is sent. */
export const useSendMessage = (request_id: string) =>
  useChange(
    (client, message: { body: string; request_key: string }) =>
      change(client.rpc('send_message', { request_id, ...message })),
    OWN,
  );
