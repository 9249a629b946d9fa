import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows } from '../testing/own-rows';
import { failure, refusal, renderGuest } from '../testing/render-guest';

/** The stay MR-BBBB is in the nights of 2 to 6 February, for four. */
const TODAY = '2027-01-25';
const SAVED = {
  arrives_at: '15:10',
  travel: 'car',
  flight: null,
  party: [{ name: 'Elena' }, { name: 'Leo', age: 4 }],
  diet: 'No nuts',
  diet_version: 1,
  wishes: null,
  version: 2,
};
const save = 'Save Details';

function open(
  arrival_details: unknown = [],
  { house_today = TODAY, save_arrival = jest.fn(() => SAVED) } = {},
) {
  const world = renderGuest('/dashboard?stay=MR-BBBB&do=arrival', {
    answers: { ...ownRows, arrival_details, house_today, save_arrival },
  });
  return {
    ...world,
    sent: () => save_arrival.mock.calls.map(([args]: unknown[]) => args),
    user: userEvent.setup(),
  };
}
/** The dialog, once it has this button. */
const dialog = async (button = 'Back') => {
  await screen.findByRole('button', { name: button });
  return within(screen.getByRole('dialog', { name: 'Arrival Details' }));
};

test('a guest says when and how she arrives and who comes; it is sent once', async () => {
  const { sent, shell, router, user } = open();
  const form = await dialog();
  fireEvent.change(await form.findByLabelText('Time of arrival'), { target: { value: '16:30' } });
  await user.click(form.getByRole('radio', { name: 'By plane' }));
  await user.type(form.getByLabelText('Flight number'), 'AM 652');
  await user.click(form.getByRole('button', { name: 'Add a Person' }));
  expect(form.getByLabelText('Name of person 1')).toHaveFocus();
  await user.type(form.getByLabelText('Name of person 1'), 'Leo');
  await user.type(form.getByLabelText('Age of person 1, if under 18'), '4');
  expect(form.getByText('1 of 4 guests named.')).toBeVisible();
  expect(form.queryByLabelText('Allergies and diet')).not.toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: /^I expressly consent/ }));
  await user.type(form.getByLabelText('Allergies and diet'), 'No nuts');
  await user.dblClick(form.getByRole('button', { name: save }));
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([{ title: 'Your arrival details are saved.' }]),
  );
  expect(sent()).toEqual([
    {
      reservation_id: 'stay-2',
      arrives_at: '16:30',
      travel: 'flight',
      flight: 'AM 652',
      party: [{ name: 'Leo', age: 4 }],
      diet: 'No nuts',
      diet_consent: 1,
      wishes: '',
      expected_version: 0,
    },
  ]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('consent to allergies and diet is withdrawn where it was given, and nothing of them is sent', async () => {
  const { sent, user } = open([SAVED]);
  const form = await dialog();
  expect(await form.findByText(/is responsible for your data/)).toBeVisible();
  expect(form.getByLabelText('Allergies and diet')).toHaveValue('No nuts');
  await user.click(form.getByRole('checkbox', { name: /^I expressly consent/ }));
  expect(form.queryByLabelText('Allergies and diet')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(sent()).toMatchObject([{ diet: '' }]));
  expect(sent()[0]).not.toHaveProperty('diet_consent');
});

test('what is wrong is said beside the field, and not more people are named than the stay is for', async () => {
  const { sent, user } = open([SAVED]);
  const form = await dialog();
  await user.click(await form.findByRole('button', { name: 'Add a Person' }));
  await user.type(form.getByLabelText('Age of person 3, if under 18'), '40');
  expect(form.getByText('2 of 4 guests named.')).toBeVisible();
  await user.click(form.getByRole('button', { name: save }));
  expect(form.getByLabelText('Name of person 3')).toHaveFocus();
  expect(form.getByLabelText('Name of person 3')).toHaveAccessibleDescription(/^Enter the name/);
  expect(form.getByLabelText('Age of person 3, if under 18')).toHaveAccessibleDescription(
    /^A child is 0 to 17/,
  );
  await user.click(form.getByRole('button', { name: 'Add a Person' }));
  expect(form.queryByRole('button', { name: 'Add a Person' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Remove person 3' }));
  await user.click(form.getByRole('button', { name: 'Remove person 3' }));
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(sent()).toMatchObject([{ party: SAVED.party, expected_version: 2 }]));
});

test('what is typed outlives a reload, and can be dropped for what is saved', async () => {
  const first = open([SAVED]);
  await first.user.type(await (await dialog()).findByLabelText('Special requests'), 'A crib');
  first.unmount();
  const { user } = open([SAVED]);
  const form = await dialog();
  expect(await form.findByLabelText('Special requests')).toHaveValue('A crib');
  await user.click(form.getByRole('button', { name: 'Show the Saved Details' }));
  expect(form.getByLabelText('Special requests')).toHaveValue('');
});

test('who saves second reads who was first, loses nothing, and can save again', async () => {
  let version = 1;
  const save_arrival = jest
    .fn(() => SAVED)
    .mockImplementationOnce(() => {
      version = 2;
      return refusal('stale', 'Mariana changed it at 2027-01-25T16:59:00Z.') as never;
    });
  const { sent, user } = open(() => [{ ...SAVED, version }], { save_arrival });
  const form = await dialog();
  await user.type(await form.findByLabelText('Special requests'), 'A crib');
  await user.click(form.getByRole('button', { name: save }));
  expect(await form.findByRole('alert')).toHaveTextContent(/^Mariana changed this stay/);
  expect(form.getByLabelText('Special requests')).toHaveValue('A crib');
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(sent()).toMatchObject([{ expected_version: 1 }, { expected_version: 2 }]));
});

test('on the day of arrival it is still a form, the day after it is read', async () => {
  const { unmount } = open([SAVED], { house_today: '2027-02-02' });
  expect(await (await dialog()).findByLabelText('Time of arrival')).toHaveValue('15:10');
  unmount();
  open([SAVED], { house_today: '2027-02-03' });
  const read = await dialog();
  expect(await read.findByText('Elena, Leo (4)')).toBeVisible();
  expect(read.getByText('By car')).toBeVisible();
  expect(read.getByText(/^3:10\sPM$/)).toBeVisible();
  expect(read.queryByRole('button', { name: save })).not.toBeInTheDocument();
});

test('details that cannot be read say so, and are asked for again', async () => {
  let down = true;
  const { user } = open(() => (down ? failure() : []));
  const failed = await dialog('Try again');
  expect(failed.getByText('The arrival details could not be loaded')).toBeVisible();
  down = false;
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  expect((await dialog()).getByLabelText('Time of arrival')).toBeVisible();
});
