import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Input, Tabs } from '.';

function Bookings({ keepMounted }: { keepMounted?: boolean }) {
  const [value, setValue] = useState<'upcoming' | 'past' | 'cancelled'>('upcoming');
  return (
    <Tabs
      label="Bookings"
      value={value}
      onChange={setValue}
      keepMounted={keepMounted}
      items={[
        { value: 'upcoming', label: 'Upcoming', content: <Input aria-label="Note" /> },
        { value: 'past', label: 'Past', content: 'Six stays' },
        { value: 'cancelled', label: 'Cancelled', content: 'None' },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('arrow keys, Home and End move focus and selection, and wrap at the ends', async () => {
  render(<Bookings />);
  await userEvent.tab();
  expect(tab('Upcoming')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Cancelled')).toHaveFocus();
  expect(tab('Cancelled')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Upcoming')).toHaveFocus();
  await userEvent.keyboard('{End}{Home}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('Six stays');
});

test('kept panels keep the typed text', async () => {
  render(<Bookings keepMounted />);
  await userEvent.type(screen.getByLabelText('Note'), 'late arrival');
  await userEvent.click(tab('Past'));
  await userEvent.click(tab('Upcoming'));
  expect(screen.getByLabelText('Note')).toHaveValue('late arrival');
});

test('a kept panel is there as soon as its tab is chosen, so that its field can be given the focus', () => {
  render(<Bookings keepMounted />);
  act(() => {
    flushSync(() => tab('Past').click());
    expect(screen.getByRole('tabpanel', { name: 'Past' })).toBeVisible();
  });
});
