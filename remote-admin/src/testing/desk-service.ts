import { createDataClient } from '@marisma/area-kit/testing';

/** A row of `desk_requests` as the service sends it. */
export interface DeskRecord {
  id: string;
  kind: string;
  state: string;
  needs: string | null;
  subject: string | null;
  name: string | null;
  email: string | null;
  guest_id: string | null;
  assignee: string | null;
  due_at: string | null;
  overdue: boolean;
  version: number;
  opened_at: string;
  turn_at: string | null;
  unread: boolean;
  snoozed_until: string | null;
  merged_into: string | null;
  locale: string;
  reservation_id: string | null;
  contact_submission_id: string | null;
  service_booking_id: string | null;
  held_by: string | null;
  hold_until: string | null;
}

/** An account of the house that requests can be assigned to. */
export const STAFF_ID = '20000000-0000-4000-8000-000000000001';

/** The id of the nth request of a test. */
export const idOf = (index: number): string => `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A request that needs a reply, the later the higher its number; overridden by `part`. */
export function deskRecord(index: number, part: Partial<DeskRecord> = {}): DeskRecord {
  const at = new Date(Date.UTC(2026, 0, 5, 18) + index * 60_000).toISOString().replace('.000Z', '+00:00');
  return {
    id: idOf(index),
    kind: 'inquiry',
    state: 'open',
    needs: 'house',
    subject: `Question ${index}`,
    name: `Guest ${index}`,
    email: `guest-${index}@people.test`,
    guest_id: null,
    assignee: null,
    due_at: null,
    overdue: false,
    version: 1,
    opened_at: at,
    turn_at: at,
    unread: false,
    snoozed_until: null,
    merged_into: null,
    locale: 'en',
    reservation_id: null,
    contact_submission_id: null,
    service_booking_id: null,
    held_by: null,
    hold_until: null,
    ...part,
  };
}

type Fault = 'list' | 'counts' | 'find' | 'close';

/** A data service with these requests, which a test may change; what is in `failing` answers 503. */
export function createDeskService(records: DeskRecord[] = []) {
  const service = {
    records,
    failing: new Set<Fault>(),
    /** Paths and queries asked for, and bodies sent. */
    asked: [] as string[],
    sent: [] as unknown[],
    /** Ids of the requests about which a mail was given up. */
    unsent: [] as string[],
    staff: [{ id: STAFF_ID, name: 'Ana Lucía' }],
    /** The word with which the desk's counts are refused. */
    refuse: '',
    approvals: 0,
    /** Words of refusals of `close_requests`, by id. */
    refused: new Map<string, string>(),
  };
  const down = () => Response.json({ message: 'down' }, { status: 503 });
  const client = createDataClient(async (request, url) => {
    service.asked.push(url.pathname + url.search);
    const call = url.pathname.replace('/rest/v1/', '');
    if (call === 'desk_requests') {
      return service.failing.has('list') ? down() : Response.json(select(service.records, url.searchParams));
    }
    if (call === 'rpc/desk_counts' && service.refuse)
      return Response.json(
        { code: 'PT403', message: 'No', details: service.refuse, hint: '' },
        { status: 403 },
      );
    if (call === 'rpc/desk_counts') {
      return service.failing.has('counts') ? down() : Response.json(countsOf(service));
    }
    if (call === 'rpc/staff_members') return Response.json(service.staff);
    if (call === 'rpc/find_requests') {
      if (service.failing.has('find')) return down();
      const { words, most } = (await request.json()) as { words: string; most: number };
      const wanted = words.toLowerCase();
      const found = service.records.filter((row) =>
        `${row.name} ${row.subject}`.toLowerCase().includes(wanted),
      );
      return Response.json(found.map(({ id }) => id).slice(0, most));
    }
    if (call === 'rpc/unsent_requests') return Response.json(service.unsent);
    if (call === 'rpc/close_requests') {
      if (service.failing.has('close')) return down();
      const { requests } = (await request.json()) as { requests: { id: string; version: number }[] };
      service.sent.push(requests);
      return Response.json(requests.map(({ id }) => ({ id, refused: close(service, id) })));
    }
    throw new Error(`The desk service has no ${url.pathname}`);
  });
  return Object.assign(service, { client });
}

function close({ records, refused }: { records: DeskRecord[]; refused: Map<string, string> }, id: string) {
  const word = refused.get(id);
  if (word) return word;
  for (const row of records) if (row.id === id) row.state = 'closed';
  return null;
}

const countsOf = ({
  records,
  unsent,
  approvals,
}: {
  records: DeskRecord[];
  unsent: string[];
  approvals: number;
}) => ({
  approvals,
  open: records.filter(({ state }) => state === 'open').length,
  waiting: records.filter(({ state }) => state === 'waiting').length,
  mine: records.filter(({ assignee, state }) => assignee !== null && state !== 'closed').length,
  unread: records.filter(({ state, unread }) => state === 'open' && unread).length,
  overdue: records.filter(({ overdue }) => overdue).length,
  mail_given_up: unsent.length,
});

const ASCENDING = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The filters, orders and limits that the desk uses, as PostgREST applies them. */
function select(records: readonly DeskRecord[], params: URLSearchParams): DeskRecord[] {
  const ids = /^in\.\((.*)\)$/.exec(params.get('id') ?? '')?.[1]?.split(',');
  if (ids) return records.filter(({ id }) => ids.includes(id));
  const [state, assignee] = [params.get('state'), params.get('assignee')];
  const rows = records.filter(
    (row) =>
      (!state?.startsWith('eq.') || row.state === state.slice(3)) &&
      (!state?.startsWith('neq.') || row.state !== state.slice(4)) &&
      (!assignee || row.assignee === assignee.slice(3)),
  );
  const order = params.get('order') ?? '';
  const sorted = rows.toSorted(
    (one, other) =>
      (order.startsWith('opened_at.desc')
        ? -ASCENDING(one.opened_at, other.opened_at)
        : ASCENDING(one.turn_at ?? '9', other.turn_at ?? '9')) || ASCENDING(one.id, other.id),
  );
  const last = /id\.gt\.([0-9a-f-]{36})/.exec(params.get('or') ?? '')?.[1] ?? params.get('id')?.slice(3);
  const from = last ? sorted.findIndex(({ id }) => id === last) + 1 : 0;
  return sorted.slice(from, from + Number(params.get('limit') ?? 1000));
}
