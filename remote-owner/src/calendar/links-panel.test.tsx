import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOwner, type OwnerWorld } from '../testing/render-owner';

const link = (channel: string | null, made_by?: string) => ({
  id: `link ${channel ?? 'of the owner'}`,
  channel,
  created_at: '2026-11-23T18:00:00+00:00',
  read_at: '2026-11-24T18:00:00+00:00',
  made_by,
});
const AIRBNB = link('Airbnb', 'Ana');
const house = (links: object[] = []) => ({
  property_id: 'villa-paradise',
  name: 'Villa Paradise',
  links,
  feeds: [] as object[],
  conflicts: [] as object[],
});

function open(houses: object[], rpc?: OwnerWorld['rpc']) {
  const sent: unknown[] = [];
  const service = { houses, own: [] as object[], down: false };
  const rendered = renderOwner('/owner/calendar?house=villa-paradise', {
    rows: {
      get calendar_links() {
        return service.own;
      },
    },
    rpc: (name, args) => {
      if (name.endsWith('calendar_link')) sent.push([name, args]);
      const answer = rpc?.(name, args);
      if (answer) return answer;
      if (name === 'house_calendars')
        return service.down ? Response.json({}, { status: 503 }) : Response.json(service.houses);
      if (!name.endsWith('calendar_link')) return undefined;
      const made = name === 'make_calendar_link';
      if (args['channel']) service.houses = [house([AIRBNB, link(String(args['channel']), 'Octavio')])];
      else if (made) service.own = [link(null)];
      else service.own = [];
      return Response.json(made ? 'f'.repeat(64) : true);
    },
  });
  return { service, sent, user: userEvent.setup(), ...rendered };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Calendar links' }));
const SITE = { name: 'Site' };

test('an owner makes a calendar of her own for her phone, copies it, and turns it off after a question', async () => {
  const { sent, user } = open([house()]);
  const links = await panel();
  await user.click(await links.findByRole('button', { name: 'Make a link: your own calendar' }));
  const address = await links.findByRole('textbox', { name: 'Address of the calendar' });
  expect(address).toHaveValue(`${window.location.origin}/calendar/${'f'.repeat(64)}.ics`);
  expect(links.getByText(/^Made on Nov 23, 2026\. Last read on Tue, Nov 24, 12:00 PM\.$/)).toBeVisible();
  await user.click(links.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/calendar\/f{64}\.ics$/);
  await user.click(links.getByRole('button', { name: 'Turn the link off: your own calendar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn the link for your own calendar off?' }));
  expect(dialog.getByText(/Links for sites stay as they are\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Turn the link off' }));
  expect(await links.findByRole('button', { name: 'Make a link: your own calendar' })).toBeVisible();
  expect(sent).toEqual([
    ['make_calendar_link', {}],
    ['end_calendar_link', { link_id: 'link of the owner' }],
  ]);
});

test('a link for one more site is made beside that of another, each with who made it', async () => {
  const { sent, user } = open([house([AIRBNB])]);
  const links = await panel();
  await user.type(await links.findByRole('combobox', SITE), ' Vrbo ');
  await user.click(links.getByRole('button', { name: 'Make a link: Villa Paradise' }));
  const [airbnb, vrbo] = await waitFor(() => {
    const rows = links.getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    return rows;
  });
  expect(airbnb).toHaveTextContent(/^Airbnb ?Made by Ana on Nov 23, 2026\./);
  expect(within(airbnb as HTMLElement).queryByRole('textbox')).not.toBeInTheDocument();
  expect(vrbo).toHaveTextContent(/Made by Octavio on/);
  expect(
    await within(vrbo as HTMLElement).findByRole('textbox', { name: 'Address of the calendar' }),
  ).toBeVisible();
  expect(links.getByRole('combobox', SITE)).toHaveValue('');
  expect(sent).toEqual([['make_calendar_link', { property_id: 'villa-paradise', channel: 'Vrbo' }]]);
});

test('a site that has a link already is told beside the field, and nothing is replaced unasked', async () => {
  const { sent, user } = open([house([AIRBNB])], (name) =>
    name === 'make_calendar_link' ? refusal('link_exists', '', 409) : undefined,
  );
  const links = await panel();
  await user.type(await links.findByRole('combobox', SITE), 'airbnb');
  await user.click(links.getByRole('button', { name: 'Make a link: Villa Paradise' }));
  const field = links.getByRole('combobox', SITE);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^This link exists already\./));
  expect(field).toHaveValue('airbnb');
  expect(sent).toEqual([['make_calendar_link', { property_id: 'villa-paradise', channel: 'airbnb' }]]);
});

test('a link of a house that was sold meanwhile is refused in words, and the dialog stays', async () => {
  const { sent, user } = open([house([AIRBNB])], (name) => {
    if (name === 'make_calendar_link') return refusal('not_allowed', '', 403);
    return name === 'end_calendar_link' ? refusal('signed_out', '', 401) : undefined;
  });
  const replace = { name: 'Replace the link: Airbnb, Villa Paradise' };
  await user.click(await (await panel()).findByRole('button', replace));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Replace the link' }));
  expect(await dialog.findByText(/^Only the owner of this house/)).toBeVisible();
  const replaced = { property_id: 'villa-paradise', channel: 'Airbnb', replaces: AIRBNB.id };
  expect(sent).toEqual([['make_calendar_link', replaced]]);
  await user.keyboard('{Escape}');
  await user.click(
    (await panel()).getByRole('button', { name: 'Turn the link off: Airbnb, Villa Paradise' }),
  );
  const end = within(screen.getByRole('dialog'));
  await user.click(end.getByRole('button', { name: 'Turn the link off' }));
  expect(await end.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('an owner reads which calendars are read, which fail, and which nights are taken twice', async () => {
  const feeds = [
    { id: '1', name: 'Airbnb', active: true, failing_since: null },
    { id: '2', name: 'Vrbo', active: true, failing_since: '2026-11-23T18:00:00+00:00' },
    { id: '3', name: 'Old', active: false, failing_since: null },
  ];
  const conflicts = [{ id: '1', feed: 'Airbnb', from_day: '2027-02-03', to_day: '2027-02-05' }];
  open([{ ...house(), feeds, conflicts }]);
  const links = await panel();
  expect(await links.findByText('Read here every 15 minutes: Airbnb, Vrbo.')).toBeVisible();
  expect(links.getByText(/^Vrbo has not been readable since Mon, Nov 23, 12:00 PM\./)).toBeVisible();
  expect(links.getByText(/^Feb 3\s–\s5, 2027: booked here and in Airbnb too\.$/)).toBeVisible();
});

test('links that did not arrive are read again on request', async () => {
  const { service, user } = open([house()]);
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
