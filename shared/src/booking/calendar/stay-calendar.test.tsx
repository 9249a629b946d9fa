import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { daysOf, type StayDays } from '../stay-days';
import { nightsFor } from '../testing/nights';
import { StayCalendar, type ChosenDays } from './stay-calendar';

const days = daysOf(nightsFor('2026-12-01', `...x${'.'.repeat(10)}xx-${'.'.repeat(100)}`));

function Chooser({ of, seen }: { of: StayDays; seen: (chosen: ChosenDays) => void }) {
  const [chosen, setChosen] = useState<ChosenDays>({});
  const choose = (next: ChosenDays) => {
    seen(next);
    setChosen(next);
  };
  return <StayCalendar days={of} chosen={chosen} onChoose={choose} />;
}

const seen = jest.fn();
const open = (of = days) => {
  seen.mockClear();
  render(<Chooser of={of} seen={seen} />);
  return userEvent.setup();
};
const day = (name: RegExp) => screen.getByRole('button', { name });

test('each day says what it costs or why it is closed, and a closed day cannot be chosen', async () => {
  const user = open();
  expect(day(/^Today, Tuesday, December 1, 2026, US\$1,500 a night, minimum stay 3 nights$/)).toHaveFocus();
  const closed: [RegExp, string][] = [
    [/December 2, 2026/, 'The minimum stay is 3 nights'],
    [/December 4, 2026/, 'This night is booked'],
    [/December 17, 2026/, 'No arrivals on this day'],
  ];
  for (const [name, reason] of closed) {
    expect(day(name)).toHaveAccessibleName(expect.stringContaining(reason) as string);
    expect(day(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(day(name));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(reason);
  }
  expect(seen).not.toHaveBeenCalled();
});

test('after the arrival each possible departure carries the total of the stay', async () => {
  const user = open();
  await user.click(day(/December 5, 2026/));
  expect(screen.getByText('Choose your day of departure: 3 nights or more')).toBeVisible();
  expect(day(/December 7, 2026, The minimum stay is 3 nights/)).toHaveAttribute('aria-disabled', 'true');
  const departure = day(/December 8, 2026, leave after 3 nights for US\$4,500/);
  expect(departure).toHaveTextContent(/^8$/);
  expect(departure.parentElement).toHaveTextContent('84,500');
  // The night is taken, but a stay may end on its day.
  expect(day(/December 15, 2026, leave after 10 nights for US\$15,000/)).toBeVisible();
  expect(day(/December 16, 2026, A night before this day is booked/)).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(day(/December 12, 2026/));
  expect(seen).toHaveBeenLastCalledWith({ checkIn: '2026-12-05', checkOut: '2026-12-12' });
  expect(screen.getByText('7 nights, US$10,500 before taxes and fees')).toBeVisible();
  expect(day(/December 12, 2026, your departure$/).parentElement).toHaveTextContent(/^12$/);
});

test('the arrival pressed again is taken back; a day pressed after both begins a new stay', async () => {
  const user = open();
  await user.click(day(/December 5, 2026/));
  await user.click(day(/December 5, 2026/));
  expect(seen).toHaveBeenLastCalledWith({});
  await user.click(day(/December 5, 2026/));
  await user.click(day(/December 9, 2026/));
  await user.click(day(/December 6, 2026/));
  expect(seen).toHaveBeenLastCalledWith({ checkIn: '2026-12-06' });
});

test('the keyboard reaches every day, closed ones too, and chooses', async () => {
  const user = open();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(day(/December 4, 2026/)).toHaveFocus();
  await user.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown} ');
  expect(seen).toHaveBeenLastCalledWith({ checkIn: '2026-12-05', checkOut: '2026-12-12' });
});

test('at the last month that is known the next nights are asked for, and a failure can be tried again', async () => {
  const load = jest.fn();
  const known = daysOf(nightsFor('2026-12-01', '.'.repeat(45)));
  const show = (state: 'ready' | 'loading' | 'failed', of = known) => (
    <StayCalendar days={of} chosen={{}} onChoose={() => undefined} more={{ state, load }} />
  );
  const user = userEvent.setup();
  const { rerender } = render(show('ready'));
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(load).toHaveBeenCalledTimes(1);
  rerender(show('loading'));
  expect(screen.getByText('Loading later dates…')).toBeVisible();
  rerender(show('failed'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(2);
  rerender(show('ready', daysOf(nightsFor('2026-12-01', '.'.repeat(90)))));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible();
});

test('where the calendar ends it says up to which day an arrival can be requested', async () => {
  const last = daysOf(nightsFor('2026-12-01', '.'.repeat(820)));
  const end = 'Arrivals can be requested up to Nov 30, 2028. For a later one, please write to us.';
  const show = (state: 'none' | 'loading') => (
    <StayCalendar
      days={last}
      chosen={{ checkIn: '2028-08-10' }}
      onChoose={seen}
      more={{ state, load: seen }}
    />
  );
  const { rerender } = render(show('none'));
  expect(screen.queryByText(end)).not.toBeInTheDocument();
  const user = userEvent.setup();
  for (let month = 0; month < 3; month += 1) await user.click(day(/^Next month$/));
  expect(screen.getByText(end)).toBeVisible();
  rerender(show('loading'));
  expect(screen.queryByText(end)).not.toBeInTheDocument();
});
