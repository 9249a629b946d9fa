import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, refused } from '../../testing/open-page';
import { expectLink } from '../../testing/screen';

const OFFICE = {
  version: 3,
  // Still the 20th at the house.
  changed_at: '2026-11-21T05:00:00+00:00',
  changed_by: 'Ana',
  today: '2026-11-23',
  answer_due: '2099-11-23T22:20:00+00:00',
  hours: [
    { weekday: 1, opens: '08:00', closes: '20:00' },
    { weekday: 7, opens: '20:00', closes: '24:00' },
  ],
  closures: [{ day: '2026-12-25', reason: 'Christmas' }],
};

function open() {
  const state = { office: OFFICE, due: OFFICE.answer_due as string | null, failure: '' };
  const opened = openPage('/desk/hours', {
    office: () => state.office,
    preview_office: () => state.due,
    set_office: (plan) => {
      if (state.failure === 'ended')
        return Response.json({ code: 'PT401', message: 'The session has ended.' }, { status: 401 });
      state.office = { ...OFFICE, version: 4 };
      if (state.failure === 'stale') return refused('stale', 'Luis changed it at 2026-11-23T18:00:00Z.');
      Object.assign(state.office, plan, { changed_by: 'Elena' });
      return undefined;
    },
  });
  return { state, ...opened };
}

const save = () => screen.findByRole('button', { name: 'Save hours' });

test('staff give a day a break and another day off, read what that promises, and save it once', async () => {
  const { service, user, shell } = open();
  const until = await screen.findByLabelText('Monday, until');
  expect(screen.getByLabelText('Sunday, until')).toHaveValue('00:00');
  fireEvent.change(until, { target: { value: '13:00' } });
  await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  fireEvent.change(screen.getAllByLabelText('Monday, from')[1] as Element, { target: { value: '15:00' } });
  fireEvent.change(screen.getAllByLabelText('Monday, until')[1] as Element, { target: { value: '19:00' } });
  await user.click(screen.getByRole('button', { name: 'Remove the day off Dec 25, 2026' }));
  expect(await screen.findByText(/^We answer by/)).toBeVisible();
  expect(screen.getByText('Last changed on Nov 20, 2026 by Ana')).toBeVisible();
  await user.dblClick(await save());
  await waitFor(() => expect(shell.recorded.notices).toMatchObject([{ title: 'The hours are saved' }]));
  expect(service.sent('set_office')).toEqual([
    {
      hours: [
        { weekday: 1, opens: '08:00', closes: '13:00' },
        { weekday: 7, opens: '20:00', closes: '24:00' },
        { weekday: 1, opens: '15:00', closes: '19:00' },
      ],
      closures: [],
      expected_version: 3,
    },
  ]);
  expect(await screen.findByText(/by Elena$/)).toBeVisible();
  expect(await save()).toHaveFocus();
});

test('hours that end before they begin or overlap are said beside them, and not saved', async () => {
  const { service, user } = open();
  fireEvent.change(await screen.findByLabelText('Monday, until'), { target: { value: '07:00' } });
  expect(screen.getByText('Hours end after they begin.')).toBeVisible();
  expect(screen.getByText(/^Complete the entries above/)).toBeVisible();
  await user.click(await save());
  expect(screen.getByLabelText('Monday, until')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Monday, until'), { target: { value: '13:00' } });
  await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  fireEvent.change(screen.getAllByLabelText('Monday, from')[1] as Element, { target: { value: '12:59' } });
  fireEvent.change(screen.getAllByLabelText('Monday, until')[1] as Element, { target: { value: '14:00' } });
  expect(screen.getByText('These hours overlap others of the day.')).toBeVisible();
  await user.click(await save());
  expect(service.sent('set_office')).toEqual([]);
});

test('a day off needs a day that is not past, of its own, and a reason', async () => {
  const { service, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a day off' }));
  await user.click(await save());
  expect(screen.getByText('Choose a day.')).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Day' })[1]).toHaveFocus();
  expect(screen.getByText('Say why, in at most 200 characters.')).toBeVisible();
  const day = () => screen.getAllByRole('textbox', { name: 'Day' })[1] as Element;
  fireEvent.change(day(), { target: { value: '2026-12-25' } });
  expect(await screen.findByText('This day is in the list already.')).toBeVisible();
  expect(service.sent('set_office')).toEqual([]);
});

test('an office that is never open is said before it is saved', async () => {
  const { state, service, user } = open();
  await screen.findByText(/^We answer by/);
  state.due = null;
  await user.click(await screen.findByRole('button', { name: 'Remove the hours from 08:00 on Monday' }));
  await user.click(screen.getByRole('button', { name: 'Remove the hours from 20:00 on Sunday' }));
  expect(await screen.findByText(/^The office is never open/)).toBeVisible();
  expect(service.sent('preview_office').at(-1)).toMatchObject({ hours: [] });
});

test('of two who change the hours the later reads who was first, and loses nothing', async () => {
  const { state, user } = open();
  fireEvent.change(await screen.findByLabelText('Monday, until'), { target: { value: '13:00' } });
  state.failure = 'stale';
  await user.click(await save());
  expect(await screen.findByText(/^Luis has changed the hours in the meantime/)).toBeVisible();
  expect(screen.getByLabelText('Monday, until')).toHaveValue('13:00');
  await user.click(screen.getByRole('button', { name: 'Read the hours as they are now' }));
  await waitFor(() => expect(screen.getByLabelText('Monday, until')).toHaveValue('20:00'));
  expect(await save()).toHaveFocus();
});

test('a link does not discard changed hours without asking', async () => {
  const { user, router } = open();
  fireEvent.change(await screen.findByLabelText('Monday, until'), { target: { value: '13:00' } });
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Monday, until')).toHaveValue('13:00');
  fireEvent.change(screen.getByLabelText('Monday, until'), { target: { value: '20:00' } });
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk'));
});

test('the focus stays with its day when hours or a day off are removed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove the hours from 08:00 on Monday' }));
  expect(screen.getByRole('button', { name: 'Add hours on Monday' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove the day off Dec 25, 2026' }));
  expect(screen.getByRole('button', { name: 'Add a day off' })).toHaveFocus();
});

test('what was entered waits for whoever signs in again, and says where; leaving the page drops it', async () => {
  const { unmount } = open();
  const until = async () => await screen.findByLabelText('Monday, until');
  fireEvent.change(await until(), { target: { value: '13:00' } });
  unmount();
  const again = open();
  expect(await until()).toHaveValue('13:00');
  again.state.failure = 'ended';
  await again.user.click(await save());
  expect(await screen.findByText(/your entries are kept/)).toBeVisible();
  expectLink('Sign in', '/auth#back=%2Fdesk%2Fhours');
  await again.user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText(/^\/auth/)).toBeVisible();
  again.unmount();
  const last = open();
  expect(await until()).toHaveValue('13:00');
  await last.user.click(screen.getByRole('link', { name: 'Emails' }));
  await last.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText('Monday, until')).not.toBeInTheDocument());
  last.unmount();
  open();
  expect(await until()).toHaveValue('20:00');
});
