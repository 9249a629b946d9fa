import type { Role } from '@marisma/area-kit/contract';
import { createDataClient, renderRoutes, type RenderedRoutes } from '@marisma/area-kit/testing';
import area from '../area';

type Table =
  | 'profiles'
  | 'properties'
  | 'property_owners'
  | 'reservations'
  | 'reviews'
  | 'owner_payouts'
  | 'maintenance'
  | 'calendar_links'
  | 'requests'
  | 'contact_submissions';

export interface OwnerWorld {
  roles?: readonly Role[];
  demo?: boolean;
  /** The rows that the data service has, by table. */
  rows?: Partial<Record<Table, readonly object[]>>;
  /** Whether reads of tables fail. */
  away?: boolean;
  /** Answers the call of a function of the database; undefined for the usual answer. */
  rpc?: (name: string, args: Record<string, unknown>) => Response | undefined | Promise<Response>;
}

export const USER = '00000000-0000-4000-8000-000000000001';
export const TODAY = '2026-12-01';

const HOUSES = [
  { id: 'villa-paradise', name: 'Villa Paradise' },
  { id: 'lagoon-villa-serenity', name: 'Lagoon Villa Serenity' },
];

/** Two houses of the owner, one of them until the end of the year. */
export const OWNED = [
  { property_id: 'villa-paradise', during: '[2025-01-01,)' },
  { property_id: 'lagoon-villa-serenity', during: '[2025-01-01,2027-01-01)' },
];

/** Taken nights; a block of the person who looks, unless the change says otherwise. */
export const night = (change: object) => ({
  id: 'block-1',
  property_id: 'villa-paradise',
  from: '2026-12-20',
  to: '2026-12-24',
  kind: 'block',
  note: null,
  is_own: true,
  reservation_id: null,
  code: null,
  guests: null,
  ...change,
});
const stayed = (id: string, kind: string, code: string, guests: number, from: string, to: string) =>
  night({ id, kind, reservation_id: id, code, guests, from, to, is_own: false });

/** A stay, a request, and a block of the owner and one of staff. */
export const december = [
  stayed('s1', 'confirmed', 'MR-AAAA', 4, '2026-12-05', '2026-12-09'),
  stayed('s2', 'pending', 'MR-BBBB', 1, '2026-12-10', '2026-12-12'),
  night({ note: 'Painting' }),
  night({ id: 'block-2', from: '2026-12-26', to: '2026-12-28', note: 'Pool pump', is_own: false }),
];

/** The refusal of a function of the database. */
export const refusal = (details: string, hint = '', status = 409): Response =>
  Response.json({ code: `PT${status}`, message: 'No.', details, hint }, { status });

const figures = (args: Record<string, unknown>) =>
  HOUSES.map(({ id }) => ({
    property_id: id,
    month: args['from_day'],
    nights: 31,
    booked: 4,
    blocked: 6,
    arrivals: 1,
    revenue_cents: 480000,
  }));

/** A stay as the lists read it. */
export const reservation = (change: object = {}) => ({
  code: 'MR-AAAA',
  property_id: 'villa-paradise',
  check_in: '2026-12-05',
  check_out: '2026-12-09',
  guests: 4,
  status: 'confirmed',
  closed_as: null,
  id: '00000000-0000-4000-a000-000000000001',
  total_cents: 600000,
  rent_cents: 500000,
  commission_percent: 20,
  hold_until: null,
  changed_at: '2026-11-30T18:00:00+00:00',
  version: 1,
  ...change,
});

export const line = (kind: string, amount_cents: number, change: object = {}) => ({
  id: `line ${amount_cents}`,
  code: 'MR-OLD1',
  check_in: '2026-11-02',
  check_out: '2026-11-06',
  kind,
  amount_cents,
  gross_cents: 0,
  tax_cents: 0,
  percent: kind === 'commission' ? 20 : null,
  what: null,
  of_kind: null,
  of_month: null,
  reversed: false,
  expected: false,
  ...change,
});

/** A statement with a correction, a payout and a stay that is still to end. */
export const statement = {
  owner_id: USER,
  owner: 'Octavio Luna',
  number: 'ST-202611-A1B2C3-04',
  sheet_number: 'ST-202611-A1B2C3',
  lines: [
    line('stay', 500000, { gross_cents: 650000, tax_cents: 120000 }),
    line('commission', -100000),
    line('correction', -50000, { of_kind: 'stay', of_month: '2026-10-01' }),
    line('expense', -10050, { code: null, check_out: null, what: 'Plumber' }),
    line('stay', 450050, { id: null, code: 'MR-AAAA', expected: true }),
  ],
  gross_cents: 600000,
  tax_cents: 120000,
  rent_cents: 450000,
  commission_cents: -100000,
  expense_cents: -10050,
  payout_cents: 339950,
  expected_cents: 450050,
  paid: [{ id: 'p1', paid_on: '2026-11-20', amount_cents: 20000, reference: 'SPEI 4471', reversed: false }],
  paid_cents: 20000,
  carried_cents: 0,
  balance_cents: 319950,
  sold_cents: 700000,
  later_cents: 300000,
  left_cents: 950050,
};

interface OwnerPage extends RenderedRoutes {
  /** The changes that were sent. */
  calls: unknown[];
  /** The addresses of the reads. */
  reads: URL[];
}

/** Opens a page of the owner area as an owner of two houses, on 1 December 2026. */
export function renderOwner(path: string, world: OwnerWorld = {}): OwnerPage {
  const { roles = ['owner'], demo, rows = {}, rpc } = world;
  const calls: unknown[] = [];
  const reads: URL[] = [];
  const usual: Record<string, (args: Record<string, unknown>) => unknown> = {
    house_today: () => TODAY,
    house_figures: figures,
    house_calendars: () => [],
    taken_nights: () => december,
    block_nights: () => null,
    unblock_nights: () => 4,
    owner_statement: () => [statement],
    owner_year: () => [],
    payment_sums: ({ codes }) =>
      (codes as string[]).map((code) => ({
        code,
        received_cents: 180000,
        due_cents: code === 'MR-BBBB' ? 0 : 420000,
        refunded_cents: 0,
        next_due_on: code === 'MR-BBBB' ? null : '2026-12-03',
      })),
  };
  const tables: Record<Table, readonly object[]> = {
    properties: HOUSES,
    property_owners: OWNED,
    reservations: [],
    owner_payouts: [],
    maintenance: [],
    calendar_links: [],
    requests: [],
    contact_submissions: [],
    profiles: [],
    reviews: [],
  };
  const supabase = createDataClient(async (request, url) => {
    const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname) ?? [];
    if (name) {
      const args = JSON.parse((await request.text()) || '{}') as Record<string, unknown>;
      if (!(name in usual) || /^(un)?block/.test(name)) calls.push([name, args]);
      return (await rpc?.(name, args)) ?? Response.json(usual[name]?.(args) ?? null);
    }
    if (world.away) throw new TypeError('offline');
    const table = url.pathname.split('/').at(-1) as Table;
    if (request.method === 'POST') {
      calls.push([table, await request.json()]);
      return (await rpc?.(table, {})) ?? new Response(null, { status: 201 });
    }
    reads.push(url);
    const all = rows[table] ?? tables[table];
    // A page after the first begins after 25 rows.
    const found = url.searchParams.has('or') ? all.slice(25) : all;
    if (request.method !== 'HEAD') return Response.json(found);
    return new Response(null, { headers: { 'content-range': `*/${found.length}` } });
  });
  return { ...renderRoutes(area.routes, path, { roles, demo, supabase }), calls, reads };
}
