import { readPageHead } from '@marisma/area-kit/router';
import { renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';

const open = async () => {
  const rendered = renderRoutes(area.routes, '/terms', { roles: null });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};

describe('the terms', () => {
  it('are shown with the privacy notice, a title and the note that this is a demo', async () => {
    const { router } = await open();
    const title = 'Terms & Conditions and Privacy Notice';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const [loaded] = Object.values(router.state.loaderData);
    expect(readPageHead(loaded).title).toContain(title);
    for (const name of ['Terms & Conditions', 'Privacy Notice']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(screen.getByText(/private, non-official demo/)).toBeVisible();
  });

  it('contain the four claims', async () => {
    const { container } = await open();
    for (const claim of [
      '10+ years in hospitality',
      '70+ channel partners',
      '24/7 service',
      '100% satisfaction guarantee',
    ]) {
      expect(container).toHaveTextContent(claim);
    }
  });

  it('have a table of contents in which every line links to its section', async () => {
    const { container, router } = await open();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(19);
    for (const link of links) {
      const [, id] = link.getAttribute('href')?.split('#') ?? [];
      expect(container.querySelector(`#${id}`)).toHaveTextContent(link.textContent ?? '');
    }
    await userEvent.click(within(contents).getByRole('link', { name: 'Your rights' }));
    expect(screen.getByRole('heading', { name: /Your rights$/ })).toHaveFocus();
    expect(router.state.location.hash).toBe('#your-rights');
  });
});
