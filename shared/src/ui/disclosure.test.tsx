import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@marisma/area-kit/router';
import { Disclosure, DropdownMenu, TextLink } from '.';

beforeEach(() => {
  render(
    <MemoryRouter>
      <DropdownMenu label="Properties">
        <TextLink to="/properties">All Properties</TextLink>
        <TextLink to="/properties/villas">Villas</TextLink>
        <button>Compare</button>
      </DropdownMenu>
      <button>Elsewhere</button>
      <Disclosure label="What is included?">Linen</Disclosure>
    </MemoryRouter>,
  );
});

const trigger = () => screen.getByRole('button', { name: 'Properties' });
const link = () => screen.queryByRole('link', { name: 'All Properties' });

test('the button exposes whether its panel is open', async () => {
  expect(link()).not.toBeInTheDocument();
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(link()).toBeVisible();
  await userEvent.click(trigger());
  expect(link()).not.toBeInTheDocument();
});

test('the panel closes on a press outside, on leaving with Tab, and on following a link', async () => {
  await userEvent.click(trigger());
  await userEvent.click(document.body);
  expect(link()).not.toBeInTheDocument();

  await userEvent.click(trigger());
  for (const _ of ['a link', 'a link', 'a button', 'out']) await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(link()).not.toBeInTheDocument();

  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('link', { name: 'All Properties' }));
  expect(link()).not.toBeInTheDocument();
});

test('arrows, Home and End move the focus in the open panel, and stop at its ends', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(trigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(link()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Villas' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Villas' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(link()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(trigger()).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(trigger()).toHaveFocus();
  expect(link()).toBeVisible();
});
