import * as z from '@marisma/area-kit/shape';

/** An event of a request, as it is stored. */
export interface RequestEvent {
  id: number;
  at: string;
  actorId: string | null;
  actor: 'guest' | 'house' | 'clock';
  kind: string;
  body: string | null;
  data: unknown;
}

const textOrNull = z.catch<string | null>(z.string(), null);

const events = z.array(
  z.object({
    id: z.int(),
    at: z.string(),
    actor_id: textOrNull,
    actor: z.enum(['guest', 'house', 'clock']),
    kind: z.string(),
    body: textOrNull,
    data: z.unknown(),
  }),
);

/** @throws ShapeError */
export const parseEvents = (answer: unknown): RequestEvent[] =>
  events.parse(answer).map(({ actor_id: actorId, ...event }) => ({ ...event, actorId, data: event.data }));
