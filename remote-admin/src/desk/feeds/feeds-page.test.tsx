import type { CalendarLink } from '@marisma/area-kit/data';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { feed, link } from '../testing/rows';
import type { HouseCalendars } from './queries';
import { expectLink } from '../../testing/screen';

const house = (part: Partial<HouseCalendars> = {}): HouseCalendars => ({
  property_id: 'villa-paradise',
  name: 'Villa Paradise',
  links: [],
  feeds: [],
  conflicts: [],
  ...part,
});

function open(...houses: HouseCalendars[]) {
  const state = { houses };
  const setLinks = (links: CalendarLink[]) => {
    state.houses = state.houses.map((one) => ({ ...one, links }));
  };
  const opened = openPage('/desk/feeds', {
    house_calendars: () => state.houses,
    make_calendar_link: ({ channel }) => {
      setLinks([link(String(channel))]);
      return 'f'.repeat(64);
    },
    end_calendar_link: () => {
      setLinks([]);
      return true;
    },
    save_feed: () => feed().id,
    read_feed_soon: () => true,
  });
  /** The changes that were sent. */
  const changes = () => opened.service.calls.filter(([name]) => name !== 'house_calendars');
  return { state, changes, ...opened };
}

const press = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T18:10:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const site = () => screen.findByRole('combobox', { name: 'Site' });

test('a link for a site is made, copied while it is shown, and turned off after a question', async () => {
  const { changes, user, shell } = open(
    house({ feeds: [feed(), feed({ id: '2', name: 'Old', active: false })] }),
  );
  expect(await site()).toHaveAccessibleDescription(/leaves out what that site itself has booked or closed/);
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual(['Airbnb']);
  await user.type(await site(), 'Airbnb');
  await user.dblClick(await press('Make a link: Villa Paradise'));
  const address = await screen.findByRole('textbox', { name: 'Address of the calendar' });
  expect(address).toHaveValue(`${window.location.origin}/calendar/${'f'.repeat(64)}.ics`);
  expect(screen.getByText('Made by Ana on Nov 23, 2026. Not read yet.')).toBeVisible();
  await user.click(await press('Copy'));
  expect(await navigator.clipboard.readText()).toContain('/calendar/ffff');
  await user.click(await press('Turn the link off: Airbnb, Villa Paradise'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Turn the link for Airbnb, Villa Paradise off?' }),
  );
  expect(dialog.getByText(/may sell nights that are booked here/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Turn the link off' }));
  expect(await screen.findByText(/^This calendar isn’t shared/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(changes()).toEqual([
    ['make_calendar_link', { property_id: 'villa-paradise', channel: 'Airbnb' }],
    ['end_calendar_link', { link_id: 'link Airbnb' }],
  ]);
  expect(shell.recorded.notices).toMatchObject([
    { title: 'The address is copied' },
    { title: 'The link is off: Airbnb, Villa Paradise' },
  ]);
});

test('a link that a site reads is replaced only after a question', async () => {
  const { service, changes, user } = open(house({ links: [link('Airbnb')] }));
  await user.click(await press('Replace the link: Airbnb, Villa Paradise'));
  await user.click(await press('Cancel'));
  expect(changes()).toEqual([]);
  await user.click(await press('Replace the link: Airbnb, Villa Paradise'));
  service.refuse = 'not_allowed';
  await user.click(await press('Replace the link'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^Only the team sees this page/)).toBeVisible();
  service.refuse = '';
  await user.click(await press('Replace the link'));
  expect(await screen.findByRole('textbox', { name: 'Address of the calendar' })).toBeVisible();
  expect(service.sent('make_calendar_link')).toMatchObject([{ replaces: 'link Airbnb' }]);
});

test('a calendar says how it does: in order, failing since when and why, not read yet, off', async () => {
  open(
    house({
      feeds: [
        feed(),
        feed({ id: '2', name: 'Broken', failing_since: '2026-11-23T18:00:00Z', last_error: 'http_500' }),
        feed({
          id: '3',
          name: 'Private',
          failing_since: '2026-11-23T18:00:00Z',
          last_error: 'blocked_address',
          nights: 0,
        }),
        feed({ id: '4', name: 'Odd', failing_since: '2026-11-23T18:00:00Z', last_error: 'new_word' }),
        feed({ id: '5', name: 'New', read_at: null }),
        feed({ id: '6', name: 'Old', active: false }),
        feed({ id: '7', name: 'Left', read_at: '2026-11-23T17:00:00Z' }),
      ],
    }),
  );
  const rows = within(
    await screen.findByRole('list', { name: 'Calendars of other sites: Villa Paradise' }),
  ).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^AirbnbUp to datewww\.airbnb\.testRead on .+ 12:00.+ 12 nights blocked\./),
    expect.stringMatching(
      /Failing since .+ 12:00.+: The site answers with error 500\. 12 nights remain blocked\./,
    ),
    expect.stringMatching(/The address leads into a private network\. It has blocked no night yet\./),
    expect.stringMatching(/The site cannot be reached\./),
    expect.stringMatching(/^NewNot read yet.+We will read it within seconds\./),
    expect.stringMatching(/^OldOffwww\.airbnb\.testTurn onRemove$/),
    expect.stringMatching(/^LeftNot readwww.+Not read since .+ 11:00.+the calendar sync may have stopped/),
  ]);
});

test('a calendar says what of it is left out, and which block is so long that it may be no booking', async () => {
  open(
    house({
      feeds: [
        feed({ unreadable: 2, left_out: 206 }),
        feed({ id: '2', name: 'Own', unreadable: 1, left_out: 1 }),
        feed({
          id: '3',
          name: 'Long',
          blocks: true,
          longest_block: { from_day: '2027-02-09', to_day: '2027-09-03' },
        }),
      ],
    }),
  );
  expect(await screen.findByText('2 entries could not be read and were left out.')).toBeVisible();
  expect(screen.getByText('1 entry could not be read and was left out.')).toBeVisible();
  expect(
    screen.getByText(/^206 nights that are only unavailable there stay for sale here\. To close them/),
  ).toBeVisible();
  expect(screen.getByText(/^1 night that is only unavailable there stays for sale here\./)).toBeVisible();
  expect(
    screen.getByText(
      /^Feb 9 – Sep 3, 2027: 206 nights in a row are closed here without a booking\. .+ choose Bookings/,
      { normalizer: (text) => text.replace(/\s/g, ' ') },
    ),
  ).toBeVisible();
});

test('an address that is refused is said beside its field, and nothing typed is lost', async () => {
  const { service, changes, user } = open(house());
  await user.click(await press('Add a calendar: Villa Paradise'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar: Villa Paradise' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Vrbo');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), ' webcal://vrbo.test/1.ics');
  service.refuse = 'bad_feed_url';
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      /^Please enter an address that begins with https/,
    ),
  );
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Vrbo');
  service.refuse = '';
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes()).toEqual([
    [
      'save_feed',
      {
        feed_id: null,
        property_id: 'villa-paradise',
        name: 'Vrbo',
        // An address for calendar programs is https underneath.
        url: 'https://vrbo.test/1.ics',
        active: true,
        blocks: false,
        expected_version: 0,
      },
    ],
  ]);
});

test('which nights a calendar closes is chosen; what somebody else has changed is not overwritten', async () => {
  const { service, user } = open(house({ feeds: [feed()] }));
  await user.click(await press('Change: Airbnb'));
  const choice = within(await screen.findByRole('group', { name: 'What closes nights here' }));
  expect(choice.getByRole('radio', { name: /^Bookings Nights that are only unavailable/ })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: /^Bookings and blocks/ }));
  service.refuse = 'stale';
  await user.click(await press('Save'));
  expect(await screen.findByText(/^Ana changed it on Mon, Nov 23, 12:00/)).toBeVisible();
  service.refuse = '';
  await user.click(await press('Save'));
  await waitFor(() => expect(service.sent('save_feed')).toMatchObject([{ blocks: true }]));
});

test('a calendar is read now, turned off after a question, and on again', async () => {
  const { changes, user } = open(house({ feeds: [feed(), feed({ id: '2', name: 'Old', active: false })] }));
  await user.click(await press('Read now: Airbnb'));
  await user.click(await press('Turn off: Airbnb'));
  expect(await screen.findByText(/12 nights that it blocked can be sold here/)).toBeVisible();
  await user.click(await press('Turn off'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await press('Turn on: Old'));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      ['read_feed_soon', { feed_id: feed().id }],
      ['save_feed', { active: false, expected_version: 3 }],
      ['save_feed', { active: true, feed_id: '2' }],
    ]),
  );
});

test('a calendar is removed after its nights’ fate is told, also one that is off', async () => {
  const { service, changes, user, shell } = open(
    house({ feeds: [feed(), feed({ id: '2', name: 'Old', active: false, nights: 0 })] }),
  );
  await user.click(await press('Remove: Airbnb'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Airbnb?' }));
  expect(dialog.getByText(/12 nights that it blocked can be sold here/)).toBeVisible();
  expect(dialog.getByText(/nights that are over stay in the records/)).toBeVisible();
  service.refuse = 'stale';
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(/^Ana changed it on Mon, Nov 23, 12:00/)).toBeVisible();
  service.refuse = '';
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await press('Remove: Old'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      ['save_feed', { feed_id: feed().id, active: false, removed: true, expected_version: 3 }],
      ['save_feed', { feed_id: '2', active: false, removed: true }],
    ]),
  );
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([
      { title: 'Airbnb is removed. Its nights are open again.' },
      { title: 'Old is removed. Its nights are open again.' },
    ]),
  );
});

test('whose session has ended is led to sign-in from each change of a calendar', async () => {
  const { service, user } = open(house({ feeds: [feed()] }));
  await press('Read now: Airbnb');
  service.refuse = 'signed_out';
  await user.click(await press('Read now: Airbnb'));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  await user.click(await press('Remove: Airbnb'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Airbnb?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('nights that are taken twice come first, with the stay that is in the way', async () => {
  const conflict = {
    id: '1',
    feed: 'Airbnb',
    from_day: '2027-02-03',
    to_day: '2027-02-05',
    against: 'reservation',
    code: 'MR-2107',
    request_id: '30000000-0000-4000-8000-000000000001',
  };
  open(
    house({
      conflicts: [
        conflict,
        { ...conflict, id: '2', against: 'block', code: null, request_id: null },
        { ...conflict, id: '3', against: 'feed', code: null, request_id: null },
      ],
    }),
  );
  expect(await screen.findByText('3 double bookings')).toBeVisible();
  expectLink('MR-2107', '/desk/requests/30000000-0000-4000-8000-000000000001');
  expect(screen.getByText(/Airbnb has these nights, which are blocked here$/)).toBeVisible();
  expect(screen.getByText(/Airbnb and another calendar have these nights$/)).toBeVisible();
});

test('a calendar that was being added is typed still after the session has ended', async () => {
  const first = open(house());
  await first.user.click(await press('Add a calendar: Villa Paradise'));
  const address = () => screen.findByRole('textbox', { name: /^Address/ });
  await first.user.type(await address(), 'https://a.test/b.ics');
  first.unmount();
  const again = open(house());
  await again.user.click(await press('Add a calendar: Villa Paradise'));
  expect(await address()).toHaveValue('https://a.test/b.ics');
  await again.user.click(await press('Cancel'));
  await again.user.click(await press('Add a calendar: Villa Paradise'));
  expect(await address()).toHaveValue('');
});
