import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOwner, type OwnerWorld } from '../testing/render-owner';

const LINK = { created_at: '2026-11-23T18:00:00+00:00', read_at: '2026-11-24T18:00:00+00:00' };
const house = (link: object | null, property_id = 'villa-paradise', name = 'Villa Paradise') => ({
  property_id,
  name,
  link,
  feeds: [],
  conflicts: [],
});

function open(houses: object[], rpc?: OwnerWorld['rpc']) {
  const sent: string[] = [];
  const service = { houses, down: false };
  const rendered = renderOwner('/owner/calendar?house=villa-paradise', {
    rpc: (name, args) => {
      const own = rpc?.(name, args);
      if (own) return own;
      if (name === 'house_calendars')
        return service.down ? Response.json({}, { status: 503 }) : Response.json(service.houses);
      if (!name.endsWith('calendar_link')) return undefined;
      sent.push(`${name} ${String(args['property_id'])}`);
      const made = name === 'make_calendar_link';
      service.houses = [house(made ? LINK : null)];
      return Response.json(made ? 'f'.repeat(64) : true);
    },
  });
  return { service, sent, user: userEvent.setup(), ...rendered };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Calendar links' }));

test('an owner makes a link, copies it, and turns it off after a question', async () => {
  const { sent, user } = open([house(null)]);
  const links = await panel();
  await user.click(await links.findByRole('button', { name: 'Make a link: Villa Paradise' }));
  const address = await links.findByRole('textbox', { name: 'Address of the calendar' });
  expect(address).toHaveValue(`${window.location.origin}/calendar/${'f'.repeat(64)}.ics`);
  expect(links.getByText(/^Last read on Tue, Nov 24, 12:00 PM\. Made on Nov 23, 2026\.$/)).toBeVisible();
  await user.click(links.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/calendar\/f{64}\.ics$/);
  await user.click(links.getByRole('button', { name: 'Turn the link off: Villa Paradise' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn the link of Villa Paradise off?' }));
  await user.click(dialog.getByRole('button', { name: 'Turn the link off' }));
  expect(await links.findByRole('button', { name: 'Make a link: Villa Paradise' })).toBeVisible();
  expect(sent).toEqual(['make_calendar_link villa-paradise', 'end_calendar_link villa-paradise']);
});

test('a link of a house that was sold meanwhile is refused in words, and the dialog stays', async () => {
  const { user } = open([house(LINK)], (name) =>
    name === 'make_calendar_link' ? refusal('not_allowed', '', 403) : undefined,
  );
  await user.click(await (await panel()).findByRole('button', { name: 'Replace the link: Villa Paradise' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Replace the link' }));
  expect(await dialog.findByText(/^Only the owner of this house/)).toBeVisible();
});

test('an owner reads which calendars are read, which fail, and which nights are taken twice', async () => {
  const feeds = [
    { id: '1', name: 'Airbnb', active: true, failing_since: null },
    { id: '2', name: 'Vrbo', active: true, failing_since: '2026-11-23T18:00:00+00:00' },
    { id: '3', name: 'Old', active: false, failing_since: null },
  ];
  const conflicts = [{ id: '1', feed: 'Airbnb', from_day: '2027-02-03', to_day: '2027-02-05' }];
  open([{ ...house(LINK), feeds, conflicts }]);
  const links = await panel();
  expect(await links.findByText('Read here every 15 minutes: Airbnb, Vrbo.')).toBeVisible();
  expect(links.getByText(/^Vrbo has not been readable since Mon, Nov 23, 12:00 PM\./)).toBeVisible();
  expect(links.getByText(/^Feb 3\s–\s5, 2027: booked here and in Airbnb too\.$/)).toBeVisible();
});

test('links that did not arrive are read again on request', async () => {
  const { service, user } = open([house(null)]);
  service.down = true;
  const links = await panel();
  const retry = await links.findByRole('button', { name: 'Try again' });
  expect(links.getByRole('heading', { name: 'The links could not be loaded' })).toBeVisible();
  service.down = false;
  await user.click(retry);
  expect(await links.findByRole('button', { name: 'Make a link: Villa Paradise' })).toBeVisible();
});

test('staff, who have the links at the desk, are shown none here', async () => {
  renderOwner('/owner/calendar', { roles: ['management'] });
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Calendar links' })).not.toBeInTheDocument();
});
