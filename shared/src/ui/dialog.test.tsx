import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog, Lightbox } from '.';

function Disclaimer({ closeOnBackdrop }: { closeOnBackdrop?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Aviso"
        closeLabel="Cerrar"
        closeOnBackdrop={closeOnBackdrop}
        actions={<Button onClick={close}>Entiendo</Button>}
      >
        <p>Demo</p>
      </Dialog>
    </>
  );
}

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Aviso' });
};

test.each<[string, (dialog: HTMLElement) => unknown]>([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a press of the backdrop', (dialog) => userEvent.click(dialog)],
])('%s closes it', async (_, close) => {
  render(<Disclaimer />);
  await close(await opened());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press inside, or a drag from inside to the backdrop, does not close', async () => {
  render(<Disclaimer />);
  const dialog = await opened();
  await userEvent.click(screen.getByText('Demo'));
  fireEvent.pointerDown(screen.getByText('Demo'));
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
});

test('closing by the backdrop can be turned off', async () => {
  render(<Disclaimer closeOnBackdrop={false} />);
  const dialog = await opened();
  await userEvent.click(dialog);
  expect(dialog).toBeVisible();
});

test('closing gives the focus to what is left around an opener that is gone', async () => {
  const view = (part: 'due' | 'asked' | 'received') => (
    <>
      <section aria-label="Payments">
        {part !== 'received' && (
          <p>
            <Button>Received</Button>
          </p>
        )}
      </section>
      <Dialog open={part === 'asked'} onClose={() => {}} title="Aviso">
        <Button>Entiendo</Button>
      </Dialog>
    </>
  );
  const { rerender } = render(view('due'));
  screen.getByRole('button', { name: 'Received' }).focus();
  rerender(view('asked'));
  screen.getByRole('button', { name: 'Entiendo' }).focus();
  rerender(view('received'));
  expect(screen.getByRole('region', { name: 'Payments' })).toHaveFocus();
});

test('closing returns the focus', async () => {
  render(<Disclaimer />);
  await opened();
  screen.getByRole('button', { name: 'Entiendo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

function Gallery({ groups }: { groups: (string | undefined)[] }) {
  const [index, setIndex] = useState<number | undefined>(0);
  const pictures = groups.map((group, place) => ({
    key: `${place}`,
    group,
    content: <p>{`Picture ${'ABC'[place]}`}</p>,
  }));
  return (
    <Lightbox
      label="Villa"
      groupsLabel="Rooms"
      pictures={pictures}
      index={index}
      onIndexChange={setIndex}
      onClose={() => setIndex(undefined)}
    />
  );
}

test('arrow keys wrap around the gallery, and do nothing while zoomed', async () => {
  render(<Gallery groups={[undefined, undefined]} />);
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Picture B')).toBeVisible();
  expect(screen.getByText('Picture 2 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Picture A')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Picture A')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the gallery names the group, and goes from group to group by button and key', async () => {
  render(<Gallery groups={['Kitchen', 'Kitchen', 'Bathroom']} />);
  const rooms = within(screen.getByRole('group', { name: 'Rooms' }));
  const current = () =>
    rooms
      .getAllByRole('button')
      .flatMap((room) => (room.getAttribute('aria-current') ? room.textContent : []));
  expect(current()).toEqual(['Kitchen']);
  await userEvent.click(rooms.getByRole('button', { name: 'Bathroom' }));
  expect(screen.getByText('Picture C')).toBeVisible();
  expect(current()).toEqual(['Bathroom']);
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(screen.getByText('Picture B')).toBeVisible();
  expect(screen.getAllByText('Kitchen')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Picture A')).toBeVisible();
});

test('a page without a scrollbar keeps its width while a dialog is open', async () => {
  const root = document.documentElement;
  const width = jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  render(<Disclaimer />);
  await opened();
  expect(root).not.toHaveAttribute('data-fits');
  await userEvent.click(screen.getByRole('button', { name: 'Entiendo' }));
  width.mockReturnValue(window.innerWidth);
  await opened();
  expect(root).toHaveAttribute('data-fits');
  width.mockRestore();
});
