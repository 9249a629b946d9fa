import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcer } from '../frame/announcer';
import { updateStore } from './revision-watch';
import { UpdateSlot } from '../router/root-layout';

const WORDS = 'A newer version of this site is ready';

it('announces a newer version once, politely, and can be closed', async () => {
  updateStore.setState({ newer: null });
  render(
    <>
      <UpdateSlot />
      <Announcer />
    </>,
  );
  expect(screen.queryByText(WORDS)).toBeNull();
  const focused = document.activeElement;

  act(() => updateStore.setState({ newer: 2 }));
  const notice = await screen.findByRole('region', { name: 'Site update' });
  expect(notice).toHaveTextContent(WORDS);
  expect(screen.getByRole('button', { name: 'Update now' })).toBeVisible();
  expect(document.activeElement).toBe(focused);
  await screen.findByText(WORDS, { selector: '[role=status]' });

  await userEvent.click(screen.getByRole('button', { name: 'Close update notice' }));
  act(() => updateStore.setState({ newer: 3 }));
  expect(screen.queryByRole('region')).toBeNull();
});
