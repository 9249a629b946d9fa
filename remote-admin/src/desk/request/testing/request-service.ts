import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import area from '../../../area';
import { deskRecord, idOf, type DeskRecord } from '../../../testing/desk-service';

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

/** A refusal of the database. */
export const refusal = (details: string, hint = ''): Response =>
  Response.json({ code: 'PT409', message: 'No.', details, hint }, { status: 409 });

const columns = (row: Row, params: URLSearchParams): boolean =>
  [...params].every(([column, condition]) => {
    const [, operator, value = ''] = /^(eq|neq|in|is)\.(.*)$/.exec(condition) ?? [];
    const own = String(row[column] ?? null);
    if (operator === 'eq' || operator === 'is') return !(column in row) || own === value;
    if (operator === 'neq') return own !== value;
    if (operator === 'in') return value.slice(1, -1).split(',').includes(own);
    return true;
  });

/**
 * A data service with one open request, which a test may change: its row and further ones, its history, and the rows of
 * other tables. Calls of functions are noted; each does what `rpc` says.
 */
export function createRequestService(part: Partial<DeskRecord> = {}) {
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
          inquiry_type: 'booking',
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
      desk_counts: () => ({ open: 1, waiting: 0, mine: 0, unread: 0, overdue: 0, mail_given_up: 0 }),
      staff_members: () => [
        { id: ME, name: 'Elena Staff' },
        { id: MARIANA, name: 'Mariana Vega' },
      ],
      find_requests: () => service.tables['desk_requests']?.map((row) => (row as DeskRecord).id),
      hold_request: () => ({ mine: true }),
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
    return Response.json(rows.filter((row) => columns(row as Row, url.searchParams)));
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
