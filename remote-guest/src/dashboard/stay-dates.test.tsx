import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, today } from '@marisma/area-kit/format';
import StayDates from './stay-dates';

const typed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

async function enter(name: string, day: string) {
  const field = screen.getByRole('textbox', { name });
  // A press would open the calendar.
  act(() => field.focus());
  await userEvent.clear(field);
  await userEvent.keyboard(typed(day));
  await userEvent.tab();
  return field;
}

test('a stay begins today at the earliest, and ends after it has begun', async () => {
  render(<StayDates />);
  expect(await enter('Check-in', addDays(today(), -1))).toBeInvalid();
  expect(await enter('Check-in', today())).toBeValid();
  expect(await enter('Check-out', today())).toBeInvalid();
  expect(await enter('Check-out', addDays(today(), 1))).toBeValid();
});

test('a later arrival empties a departure that is no longer after it', async () => {
  render(<StayDates />);
  await enter('Check-in', today());
  const departure = await enter('Check-out', addDays(today(), 2));
  await enter('Check-in', addDays(today(), 1));
  expect(departure).not.toHaveValue('');
  await enter('Check-in', addDays(today(), 2));
  expect(departure).toHaveValue('');
});

test('who has chosen the arrival chooses the departure next', async () => {
  render(<StayDates />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose date: Check-in' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Today/ }));
  expect(await screen.findByRole('dialog', { name: 'Check-out' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Check-in' })).not.toBeInTheDocument();
});
