import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@marisma/area-kit/contract';
import { openPage } from '../../testing/open-page';
import { deskRecord, idOf, STAFF_ID } from '../testing/rows';
import type { DeskRequest } from '../queries';

function open(records: DeskRequest[] = [], path = '/desk', roles: Role[] = ['management']) {
  const state = {
    records,
    /** Ids of the requests about which a mail was given up. */
    unsent: [] as string[],
    approvals: 0,
    feeds_failing: 0,
    /** Refusals of `close_requests`, by id. */
    refused: {} as Record<string, string>,
  };
  const withState = (wanted: string) => state.records.filter((row) => row.state === wanted).length;
  const opened = openPage(
    path,
    {
      desk_requests: (_, params) => pageOf(state.records, params),
      desk_counts: () => ({
        ...{ approvals: state.approvals, feeds_failing: state.feeds_failing, mine: 0, unread: 0, overdue: 0 },
        ...{ open: withState('open'), waiting: withState('waiting'), mail_given_up: state.unsent.length },
      }),
      staff_members: () => [{ id: STAFF_ID, name: 'Ana Lucía' }],
      find_requests: ({ words }) =>
        state.records.filter(({ subject }) => subject?.toLowerCase().includes(String(words))),
      unsent_requests: () => state.records.filter(({ id }) => state.unsent.includes(id)),
      close_requests: ({ requests }) =>
        (requests as DeskRequest[]).map(({ id }) => {
          const row = state.records.find((record) => record.id === id);
          if (row && !state.refused[id]) row.state = 'closed';
          return { id, refused: state.refused[id] ?? null };
        }),
    },
    roles,
  );
  return { state, ...opened };
}

/** The rows of a tab by the time that they have waited, and of a page those after the key that it begins after. */
function pageOf(records: readonly DeskRequest[], params: URLSearchParams): DeskRequest[] {
  expect(params.has('offset')).toBe(false);
  const rows = records
    .filter(({ state, assignee }) =>
      params.has('assignee')
        ? assignee !== null && state !== 'closed'
        : params.get('state') === `eq.${state}`,
    )
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const last = /id\.gt\.([\da-f-]{36})/.exec(params.get('or') ?? '')?.[1];
  const from = rows.findIndex(({ id }) => id === last) + 1;
  return rows.slice(from, from + Number(params.get('limit')));
}

const list = (name = 'Needs reply') => screen.findByRole('list', { name });
const links = async (name?: string) => within(await list(name)).getAllByRole('link');
const names = async (name?: string) =>
  (await links(name)).map((link) => /Guest \d+/.exec(link.textContent)?.[0]);
/** Somebody comes back to the window: everything is read again at once. */
const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  // No countdown or reading by the clock falls into a test: they are begun by `comeBack`.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  Element.prototype.scrollIntoView = () => {};
});

test('the desk lists what needs a reply, the longest waiting first', async () => {
  open([deskRecord(2), deskRecord(1, { unread: true }), deskRecord(3, { state: 'closed' })]);
  expect(await names()).toEqual(['Guest 1', 'Guest 2']);
  const [first] = within(await list()).getAllByRole('link');
  expect(first).toHaveTextContent('New');
  expect(first).toHaveTextContent('Inquiry');
  expect(first).toHaveTextContent('Question 1');
  expect(first).toHaveAttribute('href', `/desk/requests/${idOf(1)}`);
});

test('a row says what is wanted, when, by how many and for how much', async () => {
  const stay = { about: 'pending', check_in: '2027-03-02', check_out: '2027-03-07', guests: 4 } as const;
  open([
    deskRecord(1, { kind: 'stay', total_cents: 1_000_000, ...stay }),
    deskRecord(2, { kind: 'service', check_in: '2027-03-03', guests: 1 }),
  ]);
  const [first, second] = await links();
  expect(first).toHaveTextContent('Asked for · Mar 2 – 7, 2027 · 4 guests · US$10,000');
  expect(second).toHaveTextContent('Mar 3, 2027 · 1 guest');
});

test('tabs are addresses, with their counts', async () => {
  const { router } = open([deskRecord(1), deskRecord(2, { state: 'waiting', turn_at: null })]);
  await userEvent.click(await screen.findByRole('link', { name: 'Waiting (1)' }));
  expect(await names('Waiting')).toEqual(['Guest 2']);
  expect(router.state.location.search).toBe('?tab=waiting');
  expect(screen.getByRole('link', { name: 'Waiting (1)' })).toHaveAttribute('aria-current', 'page');
});

test('a list longer than a page is read on by key', async () => {
  open(Array.from({ length: 120 }, (_, index) => deskRecord(index)));
  expect(await names()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show more requests' }));
  await waitFor(async () => expect(await names()).toHaveLength(100));
  await userEvent.click(screen.getByRole('button', { name: 'Show more requests' }));
  await waitFor(async () => expect(await names()).toHaveLength(120));
  expect(screen.queryByRole('button', { name: 'Show more requests' })).not.toBeInTheDocument();
});

test('the number of requests that need a reply stands in the title', async () => {
  document.title = 'Desk · Marisma';
  const { unmount } = open([deskRecord(1), deskRecord(2)]);
  await waitFor(() => expect(document.title).toBe('(2) Desk · Marisma'));
  unmount();
  expect(document.title).toBe('Desk · Marisma');
});

test('management that nobody has approved is told so instead of an empty desk, until it is approved', async () => {
  const { state, service } = open([], '/desk', ['admin']);
  service.refuse = 'not_allowed';
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'This account waits for approval' })).toBeVisible();
  expect(screen.queryByText(/Nobody is waiting/)).not.toBeInTheDocument();
  service.refuse = '';
  state.approvals = 2;
  await comeBack();
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  // Only admins are told.
  expect(await screen.findByRole('link', { name: /^People.*2 wait for approval$/ })).toBeVisible();
});

test('calendars that have failed for a day are counted at the link to their page', async () => {
  const { state } = open([deskRecord(1)]);
  await names();
  expect(screen.getByRole('link', { name: 'Channel calendars' })).toBeVisible();
  state.feeds_failing = 1;
  await comeBack();
  expect(await screen.findByRole('link', { name: /^Channel calendars.*1 failing$/ })).toBeVisible();
});

test('requests about which a mail was not sent have a tab while there are any', async () => {
  const { state } = open([deskRecord(1), deskRecord(2, { state: 'closed', needs: null })]);
  await names();
  expect(screen.queryByRole('link', { name: /Email not sent/ })).not.toBeInTheDocument();
  state.unsent = [idOf(2)];
  await comeBack();
  await userEvent.click(await screen.findByRole('link', { name: 'Email not sent (1)' }));
  expect(await names('Email not sent')).toEqual(['Guest 2']);
  state.unsent = [];
  await comeBack();
  expect(await screen.findByText('Every email was sent')).toBeVisible();
});

describe('a list that stays fresh', () => {
  test('shows a new request and announces it, without a reload', async () => {
    const { state, shell } = open([deskRecord(1)]);
    expect(await names()).toEqual(['Guest 1']);
    await screen.findByRole('link', { name: 'Needs reply (1)' });
    state.records.push(deskRecord(2));
    await comeBack();
    await waitFor(async () => expect(await names()).toEqual(['Guest 1', 'Guest 2']));
    await waitFor(() => expect(shell.recorded.announcements).toContain('1 new request needs a reply'));
  });

  test('keeps the row under the pointer in its place', async () => {
    const { state } = open([deskRecord(1), deskRecord(2), deskRecord(3)]);
    const user = userEvent.setup();
    const [, second] = await links();
    await user.hover(second!);
    state.records.shift();
    await comeBack();
    await waitFor(async () => expect((await links())[0]).toHaveTextContent('No longer in this list'));
    expect(await names()).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
    await user.unhover(second!);
    await waitFor(async () => expect(await names()).toEqual(['Guest 2', 'Guest 3']));
  });

  test('keeps focus and choice', async () => {
    const { state } = open([deskRecord(1), deskRecord(2)]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose the request of Guest 2' }));
    const [, second] = await links();
    act(() => second!.focus());
    state.records.push(deskRecord(3));
    state.records[1]!.held_by = 'Ana';
    await comeBack();
    expect(await screen.findByText('Ana is writing')).toBeVisible();
    expect((await links())[1]).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Choose the request of Guest 2' })).toBeChecked();
  });

  test('stays as it was while the service is away, and says so', async () => {
    const { service, shell } = open([deskRecord(1)]);
    await names();
    service.down = true;
    await comeBack();
    expect(await screen.findByText(/The desk cannot be reached/)).toBeVisible();
    expect(await names()).toEqual(['Guest 1']);
    await comeBack();
    // The list and the counts, each once.
    expect(shell.recorded.errors).toHaveLength(2);
    service.down = false;
    await comeBack();
    await waitFor(() => expect(screen.queryByText(/The desk cannot be reached/)).not.toBeInTheDocument());
  });
});

test('a row counts down to its answer and its hold, and says who answers', async () => {
  const due = new Date(Date.now() + 95 * 60_000).toISOString();
  open([deskRecord(1, { due_at: due, hold_until: due, assignee: STAFF_ID })]);
  const [row] = await links();
  expect(row).toHaveTextContent(/Answer due in 1\shr 3[45]\smin.*Hold ends in 1\shr 3[45]\smin/);
  await waitFor(() => expect(row).toHaveTextContent('Assigned to Ana Lucía'));
});

describe('the search', () => {
  test('finds in all tabs, keeps the text behind the #, and can be left', async () => {
    const { router, shell } = open([
      deskRecord(1),
      deskRecord(2, { name: 'Guest 2', subject: 'Kayak at dawn', state: 'closed', turn_at: null }),
    ]);
    await names();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'kayak');
    expect(await names('Search results')).toEqual(['Guest 2']);
    expect((await links('Search results'))[0]).toHaveTextContent('Closed');
    expect(router.state.location).toMatchObject({ search: '', hash: '#search=kayak' });
    expect(shell.recorded.announcements).toContain('1 request found');
    await userEvent.click(screen.getByRole('link', { name: 'Closed' }));
    expect(await names('Closed')).toEqual(['Guest 2']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('says that nothing was found', async () => {
    open([deskRecord(1)], '/desk#search=nobody');
    expect(await screen.findByText('No request found')).toBeVisible();
  });
});

describe('by keyboard', () => {
  test('j and k move through the list, Enter opens, x chooses, / searches', async () => {
    const { router } = open([deskRecord(1), deskRecord(2)]);
    await names();
    await userEvent.keyboard('j');
    expect((await links())[0]).toHaveFocus();
    await userEvent.keyboard('j');
    expect((await links())[1]).toHaveFocus();
    await userEvent.keyboard('jx');
    expect(screen.getByRole('checkbox', { name: 'Choose the request of Guest 2' })).toBeChecked();
    await userEvent.keyboard('k');
    expect((await links())[0]).toHaveFocus();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('jx?');
    expect(screen.getByRole('searchbox')).toHaveValue('jx?');
    await userEvent.clear(screen.getByRole('searchbox'));
    const [, second] = await links();
    act(() => second!.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/desk/requests/${idOf(2)}`));
  });

  test('the help names the keys and turns them off', async () => {
    open([deskRecord(1)]);
    await names();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const key of ['j', 'k', 'x', '/', '?', 'r', 'n', 'a', 's', 'e']) {
      expect(within(dialog).getByText(key, { selector: 'kbd' })).toBeVisible();
    }
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('j');
    expect((await links())[0]).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('closing many at once', () => {
  test('closes what is chosen in the version that was seen', async () => {
    const user = userEvent.setup();
    const { service, shell } = open([deskRecord(1), deskRecord(2, { version: 4 }), deskRecord(3)]);
    await user.click(await screen.findByRole('checkbox', { name: /Guest 1/ }));
    await user.click(screen.getByRole('checkbox', { name: /Guest 2/ }));
    expect(screen.getByText('2 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await names()).toEqual(['Guest 3']));
    expect(service.sent('close_requests')).toEqual([
      {
        requests: [
          { id: idOf(1), version: 1 },
          { id: idOf(2), version: 4 },
        ],
      },
    ]);
    expect(shell.recorded.notices).toEqual([{ kind: 'success', title: '2 requests closed' }]);
    expect(screen.queryByText('2 chosen')).not.toBeInTheDocument();
  });

  test('says which stay open and why', async () => {
    const user = userEvent.setup();
    const { state } = open([deskRecord(1), deskRecord(2)]);
    state.refused[idOf(2)] = 'undecided';
    await user.click(await screen.findByRole('checkbox', { name: /Guest 1/ }));
    await user.click(screen.getByRole('button', { name: 'Select all 2 listed' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('1 request stays open:');
    expect(alert).toHaveTextContent('Guest 2: Please confirm or decline the stay first.');
    await waitFor(async () => expect(await names()).toEqual(['Guest 2']));
  });

  test('without an answer everything stays chosen', async () => {
    const user = userEvent.setup();
    const { service, shell } = open([deskRecord(1)]);
    await user.click(await screen.findByRole('checkbox', { name: /Guest 1/ }));
    service.down = true;
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(shell.recorded.notices[0]).toMatchObject({ kind: 'error', title: 'Nothing was closed' }),
    );
    expect(screen.getByText('1 chosen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
  });
});

test.each([
  ['/desk', 'Nobody is waiting'],
  ['/desk?tab=waiting', 'Nothing is on hold'],
  ['/desk?tab=mine', 'Nothing is assigned to you'],
  ['/desk?tab=closed', 'No closed requests yet'],
])('%s without requests says %s', async (path, words) => {
  open([], path);
  expect(await screen.findByText(words)).toBeVisible();
});
