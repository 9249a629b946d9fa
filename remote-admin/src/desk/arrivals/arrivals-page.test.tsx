import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refused } from '../../testing/open-page';
import { dayService, dayStay, dayTask } from '../testing/rows';
import { expectLink } from '../../testing/screen';

function open(path = '/desk/arrivals') {
  const list = {
    arrivals: [dayStay()],
    departures: [
      dayStay({ id: 'stay-2', code: 'MR-BBBB', name: 'Peter Novak', owed_cents: 0, details: null }),
    ],
    staying: [] as object[],
    services: [dayService()] as object[],
    tasks: [
      dayTask(),
      dayTask({ id: 'task-2', kind: 'inspect', property: 'Lagoon Apartment Harmony', due_on: '2026-11-22' }),
    ],
  };
  const opened = openPage(path, {
    day_list: ({ on_day: day }) =>
      day === '1999-01-01'
        ? refused('bad_dates')
        : { day: day ?? '2026-11-23', today: '2026-11-23', ...list },
    change_task: ({ task_id, done, note }) => {
      Object.assign(list.tasks.find(({ id }) => id === task_id) ?? {}, {
        done,
        done_at: done ? '2026-11-23T21:20:00+00:00' : null,
        done_by: done ? 'Mariana' : null,
        note: note || null,
        version: 2,
      });
    },
  });
  return { list, ...opened };
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the day has who arrives with allergies and what is owed, who leaves, and what is to do', async () => {
  const { service } = open();
  const arriving = await panel('Arriving');
  expect(arriving.getByRole('heading', { name: 'Villa Paradise' })).toBeVisible();
  for (const words of [
    'Irene Solano',
    '3 guests',
    '4:30 PM',
    'by plane, AM 652',
    'Irene, Leo (4)',
    'US$700 owed',
  ])
    expect(arriving.getByText(words)).toBeVisible();
  expect(arriving.getByText('No nuts', { exact: false })).toBeVisible();
  expectLink('Open the request MR-AAAA of Irene Solano', '/desk/requests/request-1', arriving);
  expect((await panel('Leaving')).getByText('The next guests arrive the same day')).toBeVisible();
  expect((await panel('Staying')).getByText('No guests in the houses.')).toBeVisible();
  expect((await panel('To do')).getByText('Due on Nov 22, 2026')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Monday, November 23, 2026' })).toBeVisible();
  expect(service.sent('day_list')).toEqual([{}]);
});

test('the services of the day stand with their hour and house', async () => {
  const { list } = open();
  list.services.push(
    dayService({ request_id: 'request-8', property: null, at_time: null, status: 'accepted', name: 'Ben' }),
  );
  const services = await panel('Services');
  const [first, second] = services.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /Villa Paradise.*7:30 PM.*Private Chef at Home.*4 guests.*Chef Marco, from five/,
  );
  expect(second).toHaveTextContent(/Without a stay.*hour to be agreed.*Accepted, to be arranged/);
  expectLink('Open the request Private Chef at Home of Irene Solano', '/desk/requests/request-9', services);
});

test('other days are in the address, and Back leads to the day before', async () => {
  const { router, service, user } = open();
  await panel('Arriving');
  await user.click(screen.getByRole('link', { name: 'Tomorrow' }));
  expect(await screen.findByRole('heading', { name: 'Tuesday, November 24, 2026' })).toBeVisible();
  expect(router.state.location.search).toBe('?day=2026-11-24');
  await user.click(screen.getByRole('link', { name: 'Day after, Nov 25, 2026' }));
  expect(await screen.findByRole('heading', { name: 'Wednesday, November 25, 2026' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Tuesday, November 24, 2026' })).toBeVisible();
  expect(service.sent('day_list')).toContainEqual({ on_day: '2026-11-25' });
});

test.each(['?day=soon', '?day=1999-01-01'])(
  'a day that is none says so, and leads to today: %s',
  async (search) => {
    const { user } = open(`/desk/arrivals${search}`);
    await user.click(await screen.findByRole('link', { name: 'Show today' }));
    expect(await panel('Arriving')).toBeTruthy();
  },
);

test('a task is done, says by whom, and is opened again', async () => {
  const { service, shell, user } = open();
  const todo = await panel('To do');
  await user.click(todo.getByRole('checkbox', { name: 'Clean Villa Paradise' }));
  expect(await todo.findByText('Done by Mariana, Nov 23, 3:20 PM')).toBeVisible();
  expect(service.sent('change_task')).toEqual([
    { task_id: 'task-1', done: true, note: '', expected_version: 1 },
  ]);
  expect(shell.recorded.announcements).toEqual(['Done: Clean Villa Paradise']);
  await user.click(todo.getByRole('checkbox', { name: 'Clean Villa Paradise' }));
  await waitFor(() => expect(todo.queryByText(/^Done by/)).not.toBeInTheDocument());
  expect(service.sent('change_task')[1]).toMatchObject({ done: false, expected_version: 2 });
});

test('a note is written; refused, it stays typed and the reason is said', async () => {
  const { service, user } = open();
  const todo = await panel('To do');
  await user.click(todo.getByRole('button', { name: 'Add note: Clean Villa Paradise' }));
  fireEvent.change(todo.getByRole('textbox', { name: 'Note' }), { target: { value: 'The pump is loud' } });
  service.refuse = 'stale';
  await user.click(todo.getByRole('button', { name: 'Save note' }));
  expect(await todo.findByText(/^Somebody else has changed this task/)).toBeVisible();
  expect(todo.getByRole('textbox', { name: 'Note' })).toHaveValue('The pump is loud');
  service.refuse = '';
  await user.click(todo.getByRole('button', { name: 'Save note' }));
  expect(await todo.findByText('The pump is loud')).toBeVisible();
  expect(todo.getByRole('button', { name: 'Edit note: Clean Villa Paradise' })).toHaveFocus();
});

test('a quiet day says so, and the list prints', async () => {
  window.print = jest.fn();
  const { list, user } = open();
  Object.assign(list, { arrivals: [], departures: [], staying: [], tasks: [], services: [] });
  expect((await panel('Arriving')).getByText('No arrivals.')).toBeVisible();
  expect((await panel('To do')).getByText('Nothing to do.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('a note that was being written is open again after the session has ended', async () => {
  const user = userEvent.setup();
  const first = open();
  await user.click(await screen.findByRole('button', { name: 'Add note: Clean Villa Paradise' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Bring towels');
  first.unmount();
  open();
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Bring towels');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});
