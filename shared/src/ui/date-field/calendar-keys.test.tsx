import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from './date-field';

const onChange = jest.fn();
const opener = () => screen.getByRole('button', { name: 'Choose date: Check-in' });
const focused = () => document.activeElement?.textContent;
const month = () => screen.getByRole('grid').getAttribute('aria-label');

/** Opens the calendar with this key; Wednesday the 18th of November 2026 has the focus. */
async function open(key: string) {
  onChange.mockClear();
  render(<DateField label="Check-in" value="2026-11-18" today="2026-11-18" onChange={onChange} />);
  opener().focus();
  await userEvent.keyboard(key);
  await screen.findByRole('grid');
  await waitFor(() => expect(focused()).toBe('18'));
}

// The keys of ARIA APG 'Date Picker Dialog'; the week starts on Sunday here.
test.each([
  ['{ArrowRight}', '19', 'November 2026'],
  ['{ArrowDown}', '25', 'November 2026'],
  ['{Home}', '15', 'November 2026'],
  ['{PageDown}', '18', 'December 2026'],
  ['{Shift>}{PageDown}{/Shift}', '18', 'November 2027'],
])('%s moves to the %s of %s', async (keys, day, name) => {
  await open('{Enter}');
  await userEvent.keyboard(keys);
  await waitFor(() => expect(focused()).toBe(day));
  expect(month()).toBe(name);
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' '])('%p opens the calendar and chooses the day; the focus returns', async (key) => {
  await open(key);
  await userEvent.keyboard(`{ArrowRight}${key}`);
  expect(onChange).toHaveBeenCalledWith('2026-11-19');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('Tab stops at one day, after the close and month buttons', async () => {
  await open('{Enter}');
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
    // The opener, Close, two month buttons and the day.
    5,
  );
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('the chosen day, today and disabled days are exposed as such', async () => {
  render(
    <DateField label="Check-in" value="2026-11-20" today="2026-11-18" min="2026-11-18" onChange={onChange} />,
  );
  await userEvent.click(opener());
  expect(await screen.findByRole('button', { name: /^Friday, November 20, 2026, selected/ })).toBeEnabled();
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  expect(screen.getByRole('button', { name: /^Today, Wednesday, November 18/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /November 17/ })).toBeDisabled();
});
