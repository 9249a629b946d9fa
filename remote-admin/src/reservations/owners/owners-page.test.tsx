import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeOf, openPage } from '../../testing/open-page';

const ANA = { owner_id: 'ana', owner: 'Ana Ruiz', from_day: '2024-01-05', to_day: null };

function open() {
  const opened = openPage('/admin/reservations/owners', {
    house_owners: () => ({
      today: '2026-11-27',
      houses: [
        {
          id: 'villa-paradise',
          name: 'Villa Paradise',
          active: true,
          version: 7,
          owners: [ANA],
          history: [changeOf<object | null>(null, ANA)],
        },
        { id: 'casa-luz', name: 'Casa Luz', active: false, version: 0, owners: [], history: [] },
      ],
      accounts: [
        { id: 'ana', name: 'Ana Ruiz', email: 'ana@owners.test' },
        { id: 'leo', name: 'Leo Paz', email: 'leo@owners.test' },
      ],
    }),
  });
  /** The changes that were made. */
  const sent = () => opened.service.calls.filter(([name]) => name !== 'house_owners');
  return { sent, ...opened };
}

test('an admin links an owner to a house from a day on, and reads who linked whom', async () => {
  const { user, sent, shell } = open();
  expect(await screen.findByText('Ana Ruiz added: from Jan 5, 2024')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Link an owner to Casa Luz' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Link an owner to Casa Luz' }));
  expect(dialog.getByRole('button', { name: 'Link an owner' })).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Owner'), 'Leo Paz, leo@owners.test');
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2027-01-01' } });
  await user.dblClick(dialog.getByRole('button', { name: 'Link an owner' }));
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([{ title: 'Casa Luz is linked to Leo Paz' }]),
  );
  expect(sent()).toEqual([
    ['link_house', { property_id: 'casa-luz', user_id: 'leo', from_day: '2027-01-01', expected_version: 0 }],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the time of an owner ends after its last day', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'End the time of Ana Ruiz at Villa Paradise' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-12-31' } });
  await user.click(dialog.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([
    [
      'end_house',
      { property_id: 'villa-paradise', user_id: 'ana', to_day: '2027-01-01', expected_version: 7 },
    ],
  ]);
});

test('a second owner of the same days and a change meanwhile are refused in words', async () => {
  const { user, service } = open();
  await user.click(await screen.findByRole('button', { name: 'Link an owner to Villa Paradise' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Owner'), 'Leo Paz, leo@owners.test');
  service.refuse = 'owner_shared';
  await user.click(dialog.getByRole('button', { name: 'Link an owner' }));
  expect(await dialog.findByText(/^Shares of one house are not supported yet/)).toBeVisible();
  service.refuse = 'stale';
  await user.click(dialog.getByRole('button', { name: 'Link an owner' }));
  expect(await dialog.findByText(/^Ana changed the owners of this house/)).toBeVisible();
  expect(dialog.getByLabelText('Owner')).toHaveValue('leo');
});

test('an admin adds a house, mends what is refused, and opens one to visitors', async () => {
  const { user, sent, service, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a house' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a house' }));
  const type = async (label: string, typed: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), typed);
  };
  await type('Name', 'Casa Luz');
  await type('Sleeps', '0');
  await type('Price per night, US dollars', '1,250.50');
  await user.click(dialog.getByRole('button', { name: 'Add the House' }));
  expect((await dialog.findAllByText('Enter how many guests it sleeps, 1 to 99.'))[0]).toBeVisible();
  expect(sent()).toEqual([]);
  await type('Sleeps', '8');
  service.refuse = 'house_exists';
  await user.click(dialog.getByRole('button', { name: 'Add the House' }));
  expect(await dialog.findByText('There is already a house of this name.')).toBeVisible();
  service.refuse = 'signed_out';
  await user.click(dialog.getByRole('button', { name: 'Add the House' }));
  expect(await dialog.findByRole('link', { name: 'Sign in' })).toBeVisible();
  service.refuse = '';
  await type('Name', 'Casa Luna');
  await user.dblClick(dialog.getByRole('button', { name: 'Add the House' }));
  await waitFor(() => expect(shell.recorded.notices).toMatchObject([{ title: 'Casa Luna was added' }]));
  const rest = { sleeps: 8, nightly_cents: 125_050, min_nights: 3, max_pets: 2 };
  expect(sent()).toEqual([['add_property', { name: 'Casa Luna', ...rest }]]);

  expect(screen.getAllByText('Not open to visitors')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Open Casa Luz to visitors' }));
  const question = within(screen.getByRole('dialog', { name: 'Open Casa Luz to visitors' }));
  await user.click(question.getByRole('button', { name: 'Open to visitors' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().at(-1)).toEqual(['open_property', { property_id: 'casa-luz', opened: true }]);
});
