/** @environment browser */
import { waitFor } from '@testing-library/react';
import type { HouseId } from '../houses';
import { createDataClient, createStandInShell, type DataAnswer } from '../testing';
import { STAND_IN_USER, standInSession } from '../standalone/stand-in-shell';
import { createWishlist } from './wishlist';

const DEVICE_KEY = 'marisma.wishlist';
const PARADISE: HouseId = 'villa-paradise';
const HARMONY: HouseId = 'lagoon-apt-harmony';

/** The table of one account; `refuse` answers a request instead. */
function account(...saved: string[]) {
  const rows = new Set(saved);
  const seen: string[] = [];
  let refuse: DataAnswer | undefined;
  const client = createDataClient(async (request, url) => {
    seen.push(request.method);
    if (refuse) return refuse(request, url);
    if (request.method === 'GET') return Response.json([...rows].map((property_id) => ({ property_id })));
    if (request.method === 'POST') {
      expect(request.headers.get('prefer')).toContain('resolution=ignore-duplicates');
      for (const row of (await request.json()) as { property_id: string }[]) rows.add(row.property_id);
    } else rows.delete(url.searchParams.get('property_id')?.slice('eq.'.length) ?? '');
    return new Response(null, { status: 204 });
  });
  return { rows, seen, client, refuse: (answer?: DataAnswer) => void (refuse = answer) };
}

function open(server: ReturnType<typeof account>, roles: readonly 'client'[] | null) {
  const shell = createStandInShell({ roles, supabase: server.client });
  const list = createWishlist(shell);
  leaving.push(list.subscribe(() => {}));
  return { shell, list };
}

const leaving: (() => void)[] = [];
afterEach(() => leaving.splice(0).forEach((leave) => leave()));

test('without an account the list is kept on the device, and nothing is asked', async () => {
  const server = account();
  const { list } = open(server, null);
  expect(list.get()).toEqual({ saved: [], status: 'ready' });
  await list.set(PARADISE, true);
  await list.set(PARADISE, true);
  expect(list.get().saved).toEqual([PARADISE]);
  expect(open(server, null).list.get().saved).toEqual([PARADISE]);
  await list.set(PARADISE, false);
  expect(localStorage.getItem(DEVICE_KEY)).toBeNull();
  expect(server.seen).toEqual([]);
});

test.each(['{', '[1, null, "villa-paradise", "villa-paradise", "toString", "nowhere"]', '{"a": 1}'])(
  'a stored %j gives known houses only',
  (stored) => {
    localStorage.setItem(DEVICE_KEY, stored);
    expect(open(account(), null).list.get().saved).toEqual(stored.startsWith('[') ? [PARADISE] : []);
  },
);

test('signing in moves the device’s list into the account, from two tabs too', async () => {
  localStorage.setItem(DEVICE_KEY, JSON.stringify([PARADISE]));
  const server = account(HARMONY, PARADISE);
  const tabs = [open(server, null), open(server, null)];
  for (const { shell } of tabs) shell.session.set(standInSession(['client']));
  for (const { list } of tabs) {
    await waitFor(() => expect(list.get()).toEqual({ saved: [HARMONY, PARADISE], status: 'ready' }));
  }
  expect([...server.rows]).toEqual([HARMONY, PARADISE]);
  expect(localStorage.getItem(DEVICE_KEY)).toBeNull();
});

test('signing out leaves nothing of the account on the device', async () => {
  const server = account(HARMONY);
  const { shell, list } = open(server, ['client']);
  await waitFor(() => expect(list.get().status).toBe('ready'));
  await list.set(PARADISE, true);
  expect([...server.rows]).toEqual([HARMONY, PARADISE]);
  shell.session.set(standInSession(null));
  expect(list.get()).toEqual({ saved: [], status: 'ready' });
  expect(localStorage).toHaveLength(0);
});

test('a change that fails is taken back, and says why', async () => {
  const server = account(HARMONY);
  const { list } = open(server, ['client']);
  await waitFor(() => expect(list.get().status).toBe('ready'));
  server.refuse(() => Response.json({ message: 'JWT expired', code: 'PGRST303' }, { status: 401 }));
  const failed = list.set(PARADISE, true);
  expect(list.get().saved).toEqual([HARMONY, PARADISE]);
  await expect(failed).rejects.toMatchObject({ code: 'signed_out' });
  expect(list.get().saved).toEqual([HARMONY]);
  server.refuse(() => Promise.reject(new TypeError('offline')));
  await expect(list.set(HARMONY, false)).rejects.toMatchObject({ code: 'unavailable' });
  expect(list.get().saved).toEqual([HARMONY]);
});

test('a list that cannot be read keeps the device’s hearts, and is read again on request', async () => {
  localStorage.setItem(DEVICE_KEY, JSON.stringify([PARADISE]));
  const server = account(HARMONY);
  server.refuse(() => Response.json({ message: 'down' }, { status: 500 }));
  const { list, shell } = open(server, ['client']);
  await waitFor(() => expect(list.get()).toEqual({ saved: [PARADISE], status: 'failed' }));
  expect(localStorage.getItem(DEVICE_KEY)).toBe(JSON.stringify([PARADISE]));
  expect(shell.recorded.errors).toHaveLength(1);
  server.refuse();
  list.reload();
  await waitFor(() => expect(list.get()).toEqual({ saved: [HARMONY, PARADISE], status: 'ready' }));
});

test('an answer for the previous account is not shown to the next one', async () => {
  let answer = () => {};
  const server = account(HARMONY);
  server.refuse(
    () => new Promise((resolve) => (answer = () => resolve(Response.json([{ property_id: HARMONY }])))),
  );
  const { list, shell } = open(server, ['client']);
  await waitFor(() => expect(server.seen).toHaveLength(1));
  shell.session.set(standInSession(['client'], { id: `${STAND_IN_USER.id.slice(0, -1)}2` }));
  server.refuse(() => Response.json([]));
  answer();
  await waitFor(() => expect(list.get()).toEqual({ saved: [], status: 'ready' }));
});
