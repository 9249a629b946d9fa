import { createDataClient } from '@marisma/area-kit/testing';
import { refused } from '../../testing/open-page';
import type { DeskRequest } from '../queries';
import { STAFF_ID } from './rows';

type Fault = 'list' | 'counts' | 'find' | 'close';

/** A data service with these requests, which a test may change; what is in `failing` answers 503. */
export function createDeskService(records: DeskRequest[] = []) {
  const service = {
    records,
    failing: new Set<Fault>(),
    /** Paths and queries asked for, and bodies sent. */
    asked: [] as string[],
    sent: [] as unknown[],
    /** Ids of the requests about which a mail was given up. */
    unsent: [] as string[],
    /** The word with which the desk's counts are refused. */
    refuse: '',
    approvals: 0,
    feeds_failing: 0,
    /** Words of refusals of `close_requests`, by id. */
    refused: new Map<string, string>(),
  };
  const down = () => Response.json({ message: 'down' }, { status: 503 });
  const client = createDataClient(async (request, url) => {
    service.asked.push(url.pathname + url.search);
    const call = url.pathname.replace('/rest/v1/', '');
    if (call === 'desk_requests') {
      return service.failing.has('list') ? down() : Response.json(pageOf(service.records, url.searchParams));
    }
    if (call === 'rpc/desk_counts') {
      if (service.refuse) return refused(service.refuse);
      return service.failing.has('counts') ? down() : Response.json(countsOf(service));
    }
    if (call === 'rpc/staff_members') return Response.json([{ id: STAFF_ID, name: 'Ana Lucía' }]);
    if (call === 'rpc/find_requests') {
      if (service.failing.has('find')) return down();
      const { words, most } = (await request.json()) as { words: string; most: number };
      const wanted = words.toLowerCase();
      const found = service.records.filter((row) =>
        `${row.name} ${row.subject}`.toLowerCase().includes(wanted),
      );
      return Response.json(found.slice(0, most));
    }
    if (call === 'rpc/unsent_requests')
      return Response.json(service.records.filter(({ id }) => service.unsent.includes(id)));
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

interface CountedRows {
  records: DeskRequest[];
  unsent: string[];
  approvals: number;
  feeds_failing: number;
}

function close({ records, refused }: { records: DeskRequest[]; refused: Map<string, string> }, id: string) {
  const word = refused.get(id);
  if (word) return word;
  for (const row of records) if (row.id === id) row.state = 'closed';
  return null;
}

const countsOf = ({ records, unsent, approvals, feeds_failing }: CountedRows) => ({
  approvals,
  feeds_failing,
  open: records.filter(({ state }) => state === 'open').length,
  waiting: records.filter(({ state }) => state === 'waiting').length,
  mine: records.filter(({ assignee, state }) => assignee !== null && state !== 'closed').length,
  unread: records.filter(({ state, unread }) => state === 'open' && unread).length,
  overdue: records.filter(({ overdue }) => overdue).length,
  mail_given_up: unsent.length,
});

/** The rows of a tab by the time that they have waited, and of a page those after the key that it begins after. */
function pageOf(records: readonly DeskRequest[], params: URLSearchParams): DeskRequest[] {
  const [state, assignee] = [params.get('state')?.split('.')[1], params.get('assignee')?.split('.')[1]];
  const rows = records
    .filter((row) => (assignee ? row.assignee === assignee && row.state !== 'closed' : row.state === state))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const last = /id\.gt\.([\da-f-]{36})/.exec(params.get('or') ?? '')?.[1];
  const from = rows.findIndex(({ id }) => id === last) + 1;
  return rows.slice(from, from + Number(params.get('limit')));
}
