import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStorage } from '@marisma/area-kit/browser';
import { LIFETIME_MS, readKept } from './kept-overrides';
import { ResetButton } from './reset-button';

it('removes only this override, then reloads the page', async () => {
  const until = Date.now() + LIFETIME_MS;
  const kept = ['guest', 'owner'].map((area) => ({ area, url: 'http://localhost:1/area.json', until }));
  tabStorage.setItem('marisma.overrides', JSON.stringify(kept));
  const reload = jest.fn();
  render(<ResetButton area="guest" reload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset guest' }));
  expect(readKept(tabStorage, Date.now())).toEqual([kept[1]]);
  expect(reload).toHaveBeenCalledTimes(1);
});
