import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf } from '../testing/rows';
import { openPage } from '../../testing/open-page';
import { callsOf, createRequestService, openRequest } from '../testing/request-service';
import { expectLink } from '../../testing/screen';

const elena = {
  request_id: idOf(1),
  version: 3,
  name: 'Elena Duarte',
  asked_on: '2026-01-02',
  answer_by: '2026-01-30',
  erase_by: '2026-02-20',
};

test('staff read until when the law lets them take, and erase once they have answered', async () => {
  let rows = [elena];
  const { service, user, shell } = openPage('/desk/erasures', {
    erasures_due: () => rows,
    erase_person: () => void (rows = []),
  });
  const list = within(await screen.findByRole('list', { name: 'Erasures to carry out' }));
  expectLink('Elena Duarte', `/desk/requests/${idOf(1)}`, list);
  expect(list.getByText('Answer by Jan 30, 2026')).toBeVisible();
  expect(list.getByText('Erase by Feb 20, 2026')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Erase the data of Elena Duarte' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Erase the data of Elena Duarte?' }));
  expect(dialog.getByText(/stay without a name/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /^I have answered the guest/ }));
  await user.dblClick(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Nobody waits for erasure')).toBeVisible();
  expect(service.sent('erase_person')).toEqual([{ request_id: idOf(1), expected_version: 3 }]);
  expect(shell.recorded.notices).toMatchObject([{ title: 'The data of Elena Duarte are erased.' }]);
});

test('an erasure that must wait says for what, and nothing is lost', async () => {
  const { service, user } = openPage('/desk/erasures', { erasures_due: () => [elena] });
  await user.click(await screen.findByRole('button', { name: 'Erase the data of Elena Duarte' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox'));
  service.refuse = 'stay_ahead';
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText(/is still to come/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Elena Duarte' })).toBeVisible();
});

test('who asks for erasure by message starts the clock too, which the request then tells', async () => {
  const service = createRequestService();
  let rows: object[] = [];
  service.rpc['erasures_due'] = () => rows;
  service.rpc['note_erasure'] = () => {
    rows = [elena];
    return '2026-01-30';
  };
  openRequest(service);
  await userEvent.click(await screen.findByRole('button', { name: 'Erasure' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start the clock' }));
  expect(await screen.findByText('Erasure asked for: answer by Jan 30, 2026')).toBeVisible();
  expect(callsOf(service, 'note_erasure')).toEqual([{ request_id: idOf(1) }]);
});
