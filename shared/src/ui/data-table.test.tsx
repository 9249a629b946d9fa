import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, Pagination, type Column } from '.';
import { sortRows } from './sort-rows';

type Stay = { guest: string; total: number };
const stays: Stay[] = [
  { guest: 'Óscar', total: 900 },
  { guest: 'ana', total: 8400 },
  { guest: 'Zoe', total: 1000 },
];
const columns: Column<Stay>[] = [
  { key: 'guest', header: 'Guest', render: (stay) => stay.guest, sortBy: (stay) => stay.guest },
  { key: 'total', header: 'Total', render: (stay) => stay.total, sortBy: (stay) => stay.total },
  { key: 'actions', header: 'Actions', render: () => 'Edit' },
];
const guests = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('a header sorts ascending, then descending, and exposes the direction', async () => {
  render(<DataTable caption="Stays" columns={columns} rows={stays} rowKey={(stay) => stay.guest} />);
  expect(screen.getByRole('table', { name: 'Stays' })).toBeVisible();
  expect(guests()).toEqual(['Óscar', 'ana', 'Zoe']);

  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(guests()).toEqual(['Óscar', 'Zoe', 'ana']);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(guests()).toEqual(['ana', 'Zoe', 'Óscar']);

  await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
  expect(guests()).toEqual(['ana', 'Óscar', 'Zoe']);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
});

test('the menu for phones sorts as the headers do', async () => {
  render(<DataTable caption="Stays" columns={columns} rows={stays} rowKey={(stay) => stay.guest} />);
  const menu = screen.getByRole('combobox', { name: 'Sort by', hidden: true });
  expect(
    within(menu)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.textContent),
  ).toEqual([
    'Default order',
    'Guest, ascending',
    'Guest, descending',
    'Total, ascending',
    'Total, descending',
  ]);
  await userEvent.selectOptions(menu, 'Total, descending');
  expect(guests()).toEqual(['ana', 'Zoe', 'Óscar']);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
  expect(menu).toHaveDisplayValue('Guest, ascending');
});

test('a table without rows shows its explanation', () => {
  render(
    <DataTable
      caption="Stays"
      columns={columns}
      rows={[]}
      rowKey={(stay) => stay.guest}
      empty={<p>No stays</p>}
    />,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText('No stays')).toBeVisible();
});

test('rows without a value come last in both directions', () => {
  const rows = [null, 2, undefined, 1];
  expect(sortRows(rows, (row) => row, 'ascending', 'en-US')).toEqual([1, 2, null, undefined]);
  expect(sortRows(rows, (row) => row, 'descending', 'en-US')).toEqual([2, 1, null, undefined]);
});

test.each([
  [1, 3, '1 2 3'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
])('on page %i of %i the pages %s can be chosen', (page, pageCount, pages) => {
  render(<Pagination label="Pages" page={page} pageCount={pageCount} onChange={jest.fn()} />);
  const items = screen.getAllByRole('listitem').slice(1, -1);
  expect(items.map(({ textContent }) => textContent).join(' ')).toBe(pages);
});

test('page numbers and arrows change the page, and stop at both ends', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<Pagination label="Pages" page={1} pageCount={3} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onChange.mock.calls).toEqual([[2], [3]]);
  rerender(<Pagination label="Pages" page={1} pageCount={1} onChange={onChange} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
