import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import area from '../../area';
import { deskRecord, idOf } from './rows';
import type { DeskRequest } from '../queries';

/** The account that is signed in. */
export const ME = '00000000-0000-4000-8000-000000000001';
export const MARIANA = '20000000-0000-4000-8000-000000000002';

interface EventRecord {
  id: number;
  request_id: string;
  at: string;
  actor_id: string | null;
  actor: string;
  kind: string;
  body: string | null;
  data: unknown;
}

type Row = Record<string, unknown>;
type Rpc = (args: Row) => Response | unknown;

/** Whether a row has what a query asks of its columns; columns that the double leaves out are not compared. */
const columns = (row: Row, params: URLSearchParams): boolean =>
  [...params].every(([column, condition]) => {
    const [, operator, value] = /^(eq|neq|in)\.(.*)$/.exec(condition) ?? [];
    if (!operator || !(column in row)) return true;
    const own = String(row[column]);
    return operator === 'in' ? Boolean(value?.includes(own)) : (own === value) === (operator === 'eq');
  });

/**
 * A data service with one open request, which a test may change: its row and further ones, its history, and the rows of
 * other tables. Calls of functions are noted; each does what `rpc` says.
 */
export function createRequestService(part: Partial<DeskRequest> = {}) {
  const request = {
    ...deskRecord(1, { contact_submission_id: 'inquiry-1', name: 'Elena Duarte' }),
    ...part,
  };
  const service = {
    request,
    failing: false,
    /** What the answer to a reading of the history waits for. */
    holdHistory: undefined as (() => Promise<void>) | undefined,
    calls: [] as [name: string, args: Row][],
    events: [] as EventRecord[],
    tables: {
      desk_requests: [request as object],
      contact_submissions: [
        {
          id: 'inquiry-1',
          phone: '+52 329 555 0101',
          sender: null,
          inquiry_type: 'booking',
          properties: null,
          check_in: '2027-03-02',
          check_out: '2027-03-07',
          guests: 4,
        },
      ],
      saved_replies: [
        {
          id: 'reply-1',
          title: 'Dates are free',
          body_en: 'Dear {name}, {property} is free from {check_in}.',
          body_es: 'Hola {name}.',
          active: true,
          version: 1,
        },
      ],
      office_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00:00' })),
    } as Record<string, object[]>,
    rpc: {
      taken_nights: () => [],
      desk_counts: () => ({
        open: 1,
        waiting: 0,
        mine: 0,
        unread: 0,
        overdue: 0,
        mail_given_up: 0,
        approvals: 0,
        feeds_failing: 0,
      }),
      staff_members: () => [
        { id: ME, name: 'Elena Staff' },
        { id: MARIANA, name: 'Mariana Vega' },
      ],
      find_requests: (): unknown => service.tables['desk_requests'],
    } as Record<string, Rpc>,
    /** Adds an event and, unless it is a note, a version. */
    happen(event: Partial<EventRecord>): void {
      const id = service.events.length + 1;
      service.events.push({
        id,
        request_id: request.id,
        at: `2026-01-05T18:${String(id).padStart(2, '0')}:00+00:00`,
        actor_id: null,
        actor: 'guest',
        kind: 'message_in',
        body: null,
        data: {},
        ...event,
      });
      if (event.kind !== 'note' && event.kind !== 'mail') request.version += 1;
    },
  };
  const client = createDataClient(async (asked, url) => {
    // As over a network, an answer comes after what is shown while it is awaited.
    await new Promise((answered) => setTimeout(answered, 5));
    if (service.failing) throw new TypeError('offline');
    const call = url.pathname.replace('/rest/v1/', '');
    if (call.startsWith('rpc/')) {
      const name = call.slice(4);
      const args = (await asked.json().catch(() => ({}))) as Row;
      service.calls.push([name, args]);
      const answer = service.rpc[name]?.(args) ?? {};
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    }
    if (call === 'request_events') await service.holdHistory?.();
    const rows =
      call === 'request_events'
        ? [...service.events].reverse().slice(0, Number(url.searchParams.get('limit')))
        : (service.tables[call] ?? []);
    const found = rows.filter((row) => columns(row as Row, url.searchParams));
    const single = asked.headers.get('accept')?.includes('object');
    return Response.json(single ? found[0] : found);
  });
  return Object.assign(service, { client });
}

export type RequestService = ReturnType<typeof createRequestService>;

/** Opens the request as management. */
export const openRequest = (service: RequestService, path = `/desk/requests/${idOf(1)}`) =>
  renderRoutes(area.routes, path, { roles: ['management'], user: { id: ME }, supabase: service.client });

/** The calls of one function. */
export const callsOf = (service: RequestService, name: string): Row[] =>
  service.calls.filter(([called]) => called === name).map(([, args]) => args);
