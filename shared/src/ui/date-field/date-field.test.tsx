import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';

function Stay(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <DateField
        label="Check-in"
        today="2026-11-20"
        min="2026-11-20"
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{value || 'none'}</output>
      <button onClick={() => setValue('')}>Clear Filters</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Check-in' });
const picked = () => screen.getByRole('status', { name: '' }).textContent;
const day = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'Choose date: Check-in' }));

let mockAttempts = 0;
jest.mock('./calendar', () => {
  mockAttempts += 1;
  if (mockAttempts < 3) throw new Error('offline');
  return jest.requireActual<object>('./calendar');
});

// The first test, because a module that has loaded stays loaded.
test('a calendar that failed to load shows the error and loads again on retry', async () => {
  render(<Stay />);
  await openCalendar();
  expect(await screen.findByText('The calendar could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await day('Saturday, November 28, 2026')).toBeVisible();
});

test('choosing a day in the calendar sets the value and closes the dialog', async () => {
  render(<Stay />);
  await openCalendar();
  await userEvent.click(await day('Saturday, November 28, 2026'));
  expect(picked()).toBe('2026-11-28');
  expect(field()).toHaveValue('Nov 28, 2026');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose date: Check-in' })).toHaveFocus();
});

test('pressing the field also opens the calendar, with the focus on today', async () => {
  render(<Stay />);
  await userEvent.click(field());
  expect(screen.getByRole('dialog', { name: 'Check-in' })).toBeVisible();
  await waitFor(async () => expect(await day('Today, Friday, November 20, 2026')).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(picked()).toBe('2026-11-28');
});

test.each([
  ['{ArrowDown}{Home}', 'Sunday, November 22'],
  ['{PageDown}', 'Sunday, December 20'],
  ['{Shift>}{PageDown}{/Shift}', 'Saturday, November 20, 2027'],
  // Before the first day there is nothing.
  ['{ArrowUp}', 'Today, Friday, November 20'],
])('%s leads to %s', async (keys, name) => {
  render(<Stay />);
  await openCalendar();
  await waitFor(async () => expect(await day('Today, Friday, November 20')).toHaveFocus());
  await userEvent.keyboard(keys);
  expect(await day(name)).toHaveFocus();
});

test('Tab stops at one day, after the close and month buttons', async () => {
  render(<Stay />);
  await openCalendar();
  await waitFor(async () => expect(await day('Today, Friday, November 20')).toHaveFocus());
  for (const name of ['Next month', 'Close']) {
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

test('unavailable days cannot be chosen', async () => {
  render(<Stay max="2026-11-27" />);
  await openCalendar();
  expect(await day('Thursday, November 19, 2026')).toBeDisabled();
  expect(await day('Saturday, November 28, 2026')).toBeDisabled();
  expect(await day('Today, Friday, November 20, 2026')).toBeEnabled();
});

test.each(['12/24/2026', '2026-12-24', 'Dec 24, 2026'])('%s can be typed', async (text) => {
  render(<Stay />);
  await userEvent.tab();
  await userEvent.keyboard(text);
  expect(picked()).toBe('2026-12-24');
  await userEvent.tab();
  expect(field()).toHaveValue('Dec 24, 2026');
});

test.each([
  ['christmas', 'christmas', 'Enter a date as MM/DD/YYYY'],
  ['11/19/2026', '2026-11-19', 'This date is not available'],
])('%s stays as typed and is explained on blur', async (text, value, reason) => {
  render(<Stay value="2026-12-24" />);
  await userEvent.tab();
  await userEvent.clear(field());
  await userEvent.keyboard(text);
  expect(field()).toBeValid();
  await userEvent.tab();
  expect(field()).toHaveValue(text);
  expect(field()).toHaveAccessibleDescription(reason);
  expect(picked()).toBe(value);
});

test.each(['christmas', '11/19/2026'])(
  '%s stays where the caller accepts only available days',
  async (text) => {
    render(<DateField label="Check-in" value="" min="2026-11-20" onChange={() => {}} />);
    await userEvent.tab();
    await userEvent.keyboard(text);
    await userEvent.tab();
    expect(field()).toHaveValue(text);
    expect(field()).toBeInvalid();
  },
);

test('an initial text that is not a date is shown with the reason', () => {
  render(<Stay value="christmas" />);
  expect(field()).toHaveValue('christmas');
  expect(field()).toHaveAccessibleDescription('Enter a date as MM/DD/YYYY');
});

test('the chosen day and today are named as such', async () => {
  render(<Stay value="2026-11-25" />);
  await openCalendar();
  expect(await day('^Wednesday, November 25, 2026, selected')).toHaveFocus();
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
  expect(await day('^Today, Friday, November 20')).toBeEnabled();
});

test('the caller can clear it', async () => {
  render(<Stay value="2026-12-24" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(field()).toHaveValue('');
});
