import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** The dialog of this name, once it is open. */
export const dialog = async (name?: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Waits until no dialog is open. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Enters a value at once: typing a day opens a calendar. */
export const fill = (label: string, value: string, at: Pick<typeof screen, 'getByLabelText'> = screen) =>
  fireEvent.change(at.getByLabelText(label), { target: { value } });

/** The same in the dialog that is open. */
export const fillDialog = (label: string, value: string) =>
  fill(label, value, within(screen.getByRole('dialog')));

/** The focus is on a part of the page that contains the element, on nothing in it. */
export const expectFocusAround = (element: HTMLElement) => {
  expect(document.activeElement).toContainElement(element);
  expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(element).not.toHaveFocus();
};

/** A link of this name leads there. */
export const expectLink = (
  name: string | RegExp,
  href: string,
  at: Pick<typeof screen, 'getByRole'> = screen,
) => expect(at.getByRole('link', { name })).toHaveAttribute('href', href);
