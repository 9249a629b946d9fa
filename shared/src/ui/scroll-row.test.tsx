import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollRow } from '.';

const items = ['Serenity', 'Infinity', 'Harmony'].map((name) => ({ key: name, content: name }));
const back = () => screen.getByRole('button', { name: 'Scroll back' });
const on = () => screen.getByRole('button', { name: 'Scroll forward' });

/** jsdom has no layout: this row simulates 1000 px of cards in a 600 px viewport. */
function layOut() {
  const row = screen.getByRole('list');
  Object.defineProperties(row, { scrollWidth: { value: 1000 }, clientWidth: { value: 600 } });
  row.scrollBy = ((options: ScrollToOptions) => {
    row.scrollLeft = Math.max(0, Math.min(400, row.scrollLeft + (options.left ?? 0)));
    fireEvent.scroll(row);
  }) as typeof row.scrollBy;
  fireEvent.scroll(row);
  return row;
}

test('an arrow scrolls 320 px, and is disabled at its end', async () => {
  render(<ScrollRow title="Popular homes" items={items} step={320} />);
  const row = layOut();
  expect([back().matches(':disabled'), on().matches(':disabled')]).toEqual([true, false]);
  await userEvent.click(on());
  expect(row.scrollLeft).toBe(320);
  expect([back().matches(':disabled'), on().matches(':disabled')]).toEqual([false, false]);
  await userEvent.click(on());
  expect(row.scrollLeft).toBe(400);
  expect(on()).toBeDisabled();
  await userEvent.click(back());
  expect(row.scrollLeft).toBe(80);
});
