import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quoteRow } from '@marisma/area-kit/testing';
import { changeOf, openPage, refused } from '../../testing/open-page';
import { expectFocusAround, fillDialog } from '../../testing/screen';

const CHRISTMAS = {
  id: 'season-1',
  name: 'christmas',
  from_day: '2026-12-20',
  to_day: '2027-01-05',
  nightly_cents: 900000,
  min_nights: 7,
  arrival_days: [6],
  names: null as { en: string; es: string } | null,
};
const EASTER = { name: 'easter', from_day: '2027-03-20', to_day: '2027-03-27' };
const RATES = {
  today: '2026-12-01',
  version: 4,
  base: { name: 'base', nightly_cents: 500000, min_nights: 3 },
  seasons: [CHRISTMAS],
  history: [
    changeOf<object | null>({ ...CHRISTMAS, nightly_cents: 850000 }, CHRISTMAS),
    changeOf<object | null>(null, { ...EASTER, ...RATE(700000, 5, [3, 6]) }, null),
  ],
};
function RATE(nightly_cents: number, min_nights: number, arrival_days: number[]) {
  return { nightly_cents, min_nights, arrival_days };
}

function open(path = '/admin/reservations/rates') {
  const state = {
    stored: RATES,
    refuse: false,
    /** What the answer to a save waits for. */
    until: undefined as Promise<void> | undefined,
    /** Comes in place of what is stored. */
    reading: undefined as Promise<Response> | undefined,
    /** The version of the other house. */
    version: 7,
  };
  const stale = () => refused('stale', 'Luis changed it at 2026-12-01T18:00:00Z.');
  const days = [1, 2, 3, 4, 5, 6, 7];
  const opened = openPage(path, {
    house_rates: async () => (await state.reading) ?? state.stored,
    preview_quote: () => ({
      before: { code: null, quote: quoteRow(7, 'now', 500_000), min_nights: 3, arrival_days: days },
      after: {
        code: 'arrival_day',
        quote: quoteRow(7, 'then', 620_050),
        min_nights: 3,
        arrival_days: [3, 6],
      },
    }),
    copy_rates: ({ versions }) => {
      const house = 'ocean-villa-infinity';
      if (versions && (versions as Record<string, number>)[house] !== state.version) return stale();
      const changes = [{ old: { ...CHRISTMAS, nightly_cents: 950000 }, new: CHRISTMAS }];
      return [{ house, version: state.version, source_version: 4, changes }];
    },
    set_rates: async ({ draft }) => {
      await state.until;
      if (state.refuse) return stale();
      const seasons = (draft as { seasons: object[] }).seasons.map((season, at) => ({
        ...CHRISTMAS,
        ...season,
        id: `saved-${at}`,
      }));
      state.stored = { ...RATES, version: 9, seasons, history: [] };
      return undefined;
    },
  });
  return { state, ...opened };
}

type User = ReturnType<typeof open>['user'];
const table = () => screen.findByRole('table', { name: 'Seasons' });
const apply = (user: User) => user.click(screen.getByText('Apply'));

async function addHighSeason(user: User) {
  await user.click(await screen.findByText('Add season'));
  await screen.findByRole('dialog');
  await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Season'), 'High season');
  fillDialog('First night', '2027-02-01');
  fillDialog('Last night', '2027-02-28');
  fillDialog('Price per night, US dollars', '6,200.50');
  fillDialog('Minimum nights', '4');
  for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Sunday'])
    await user.click(screen.getByLabelText(day));
  await apply(user);
}

test('an admin reads the seasons of a house, the price of other nights, and who changed what', async () => {
  open();
  const rows = within(await table()).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Christmas and New Year');
  expect(rows[1]).toHaveTextContent('US$9,000');
  expect(rows[1]).toHaveTextContent('7 nights');
  expect(rows[1]).toHaveTextContent('Sat');
  expect(rows[2]).toHaveTextContent('All other nights');
  expect(rows[2]).toHaveTextContent('any day');
  expect(screen.getByText('Christmas and New Year: US$8,500 a night → US$9,000 a night')).toBeVisible();
  expect(screen.getByText(/^Ana, Fri, Nov 20/)).toBeVisible();
  expect(
    screen.getByText(/^Easter added: Mar 20 – 26, 2027, US\$7,000 a night, 5 nights or more/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rates' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText('Save rates')).not.toBeInTheDocument();
});

test('a season is added, its price compared by the quote itself, and saved once with the rest', async () => {
  const { service, user, shell } = open();
  await addHighSeason(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const row = within(await table()).getByRole('row', { name: /^High season/ });
  expect(row).toHaveTextContent('New');
  expect(row).toHaveTextContent('US$6,200.50');
  expect(row).toHaveTextContent('Wed, Sat');
  expect(await screen.findByText('US$8,403.50 more than now.')).toBeVisible();
  expect(screen.getByText('A guest could not book it: arrivals on Wed, Sat.')).toBeVisible();
  const seasons = [
    CHRISTMAS,
    {
      id: null,
      name: 'high_season',
      from_day: '2027-02-01',
      to_day: '2027-03-01',
      ...RATE(620050, 4, [3, 6]),
      names: null,
    },
  ];
  const base = { nightly_cents: 500000, min_nights: 3 };
  expect(service.sent('preview_quote').at(-1)).toEqual({
    property_id: 'villa-paradise',
    check_in: '2027-02-01',
    check_out: '2027-02-08',
    guests: 1,
    draft: { base, seasons },
  });
  await user.dblClick(screen.getByText('Save rates'));
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([{ title: 'The rates of Villa Paradise are saved' }]),
  );
  expect(service.sent('set_rates')).toEqual([
    { property_id: 'villa-paradise', draft: { base, seasons }, expected_version: 4 },
  ]);
  expect(screen.queryByText('Save rates')).not.toBeInTheDocument();
});

test('a season has a name of its own, in both languages or in none', async () => {
  const { service, user } = open();
  await user.click(await screen.findByRole('button', { name: /^Edit Christmas/ }));
  await screen.findByRole('dialog');
  fillDialog('Own name in English (optional)', ' Whale weeks ');
  await apply(user);
  expect(screen.getByLabelText('Own name in Spanish (optional)')).toHaveAccessibleDescription(
    'Give the season’s own name in both languages, or in none.',
  );
  fillDialog('Own name in Spanish (optional)', 'Semanas de ballenas');
  await apply(user);
  expect(await screen.findByRole('row', { name: /^Whale weeks/ })).toHaveTextContent('Changed');
  await user.click(screen.getByText('Save rates'));
  await waitFor(() => expect(service.sent('set_rates')).toHaveLength(1));
  const names = { en: 'Whale weeks', es: 'Semanas de ballenas' };
  expect(service.sent('set_rates')).toMatchObject([{ draft: { seasons: [{ ...CHRISTMAS, names }] } }]);
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^Whale weeks/ })).not.toHaveTextContent('Changed'),
  );
});

test('rates are copied to the houses that are chosen, after it is said what changes there', async () => {
  const { service, state, user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy to other houses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy the rates of Villa Paradise' }));
  const copy = dialog.getByRole('button', { name: 'Copy rates' });
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(copy).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Ocean Villa Infinity' }));
  const change = 'Christmas and New Year: US$9,500 a night → US$9,000 a night';
  expect(await dialog.findByText(change)).toBeVisible();
  const percent = dialog.getByLabelText('Price difference, percent');
  fireEvent.change(percent, { target: { value: 'some' } });
  expect(percent).toHaveAccessibleDescription(/^Please give a whole number from -99 to 999\./);
  expect(dialog.queryByText(change)).not.toBeInTheDocument();
  expect(copy).toBeDisabled();
  fireEvent.change(percent, { target: { value: '-5' } });
  expect(await dialog.findByText(change)).toBeVisible();
  // Somebody changes the other house now.
  state.version = 8;
  await user.click(copy);
  expect(await dialog.findByText(/^Luis has changed this in the meantime/)).toBeVisible();
  await waitFor(() => expect(copy).toBeEnabled());
  await user.dblClick(copy);
  await waitFor(() =>
    expect(shell.recorded.notices).toEqual([{ kind: 'success', title: 'The rates are copied to 1 house' }]),
  );
  const asked = { property_id: 'villa-paradise', targets: ['ocean-villa-infinity'], percent: -5 };
  expect(service.sent('copy_rates').filter(({ versions }) => versions)).toEqual([
    { ...asked, versions: { 'ocean-villa-infinity': 7, 'villa-paradise': 4 } },
    { ...asked, versions: { 'ocean-villa-infinity': 8, 'villa-paradise': 4 } },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.sent('set_rates')).toEqual([]);
});

test('nights of another season are refused beside the field, with its name and nights', async () => {
  const { service, user } = open();
  await user.click(await screen.findByText('Add season'));
  await screen.findByRole('dialog');
  fillDialog('First night', '2027-01-04');
  fillDialog('Last night', '2027-01-20');
  await apply(user);
  expect(await screen.findByLabelText('First night')).toHaveAccessibleDescription(
    /^These nights overlap Christmas and New Year, Dec 20, 2026.+Jan 4, 2027\./,
  );
  fillDialog('First night', '2027-01-05');
  fillDialog('Last night', '2027-01-04');
  await apply(user);
  expect(screen.getByLabelText('Last night')).toHaveAccessibleDescription(
    /^The last night is before the first\./,
  );
  fillDialog('Last night', '2027-01-20');
  fillDialog('Price per night, US dollars', '0.00');
  fillDialog('Minimum nights', '31');
  await apply(user);
  expect(screen.getByText('A stay has a minimum of 1 to 30 nights.')).toBeVisible();
  expect(screen.getByLabelText('Price per night, US dollars')).toBeInvalid();
  fillDialog('Price per night, US dollars', '6200');
  fillDialog('Minimum nights', '30');
  await apply(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.sent('set_rates')).toEqual([]);
});

test('a season needs a day of arrival', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Edit Christmas/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Saturday' }));
  await apply(user);
  expect(screen.getByRole('group', { name: 'Days of arrival' })).toHaveAccessibleDescription(
    'Choose at least one day.',
  );
});

test('a season that was not saved goes at once, and the focus to the button that adds one', async () => {
  const { user } = open();
  await addHighSeason(user);
  await user.click(await screen.findByRole('button', { name: /^Remove High season/ }));
  expect(screen.queryByText('High season')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add season' })).toHaveFocus();
});

test('a season that is removed ends with the save, and can be kept until then', async () => {
  const { service, user } = open();
  await user.click(await screen.findByRole('button', { name: /^Remove Christmas/ }));
  expect(screen.getByRole('button', { name: /^Keep Christmas/ })).toHaveFocus();
  expect(screen.getByRole('row', { name: /^Christmas/ })).toHaveTextContent('Ends when saved');
  await user.click(screen.getByRole('button', { name: /^Keep Christmas/ }));
  expect(screen.queryByText('Save rates')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Remove Christmas/ }));
  await user.click(screen.getByRole('button', { name: 'Edit the price of all other nights' }));
  await screen.findByRole('dialog');
  fillDialog('Price per night, US dollars', '5100');
  await apply(user);
  await user.click(screen.getByText('Save rates'));
  await waitFor(() => expect(service.sent('set_rates')).toHaveLength(1));
  expect(service.sent('set_rates')[0]?.['draft']).toEqual({
    base: { nightly_cents: 510000, min_nights: 3 },
    seasons: [],
  });
});

test('while a save runs nothing can be entered that its answer would replace', async () => {
  const { state, user } = open();
  await addHighSeason(user);
  let answer = () => {};
  state.until = new Promise((resolve) => {
    answer = resolve;
  });
  await user.click(screen.getByText('Save rates'));
  expect(await screen.findByText('Saving…')).toBeVisible();
  const entering = () => [
    screen.getByRole('button', { name: 'Add season' }),
    ...within(screen.getByRole('table', { name: 'Seasons' })).getAllByRole('button'),
  ];
  expect(entering()).toHaveLength(6);
  for (const button of entering()) expect(button).toBeDisabled();
  answer();
  await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument());
  for (const button of entering()) expect(button).toBeEnabled();
  expectFocusAround(screen.getByRole('button', { name: 'Add season' }));
  await user.click(screen.getByRole('button', { name: 'Edit the price of all other nights' }));
  await screen.findByRole('dialog');
  fillDialog('Price per night, US dollars', '5100');
  await apply(user);
  expect(screen.getByRole('row', { name: /^All other nights/ })).toHaveTextContent('US$5,100');
});

test('of two who change the rates the later reads who was first and when, and loses nothing', async () => {
  const { state, user } = open();
  await addHighSeason(user);
  state.refuse = true;
  await user.click(screen.getByText('Save rates'));
  expect(
    await screen.findByText(/^Luis changed these rates on Tue, Dec 1, 12:00 PM. What you entered is still/),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /^High season/ })).toBeVisible();
  let answer = (_: Response) => {};
  state.reading = new Promise((resolve) => {
    answer = resolve;
  });
  await user.click(screen.getByRole('button', { name: 'Read the rates as they are now' }));
  expect(screen.getByRole('button', { name: 'Add season' })).toBeDisabled();
  answer(Response.json({}, { status: 503 }));
  expect(await screen.findByText(/^Luis changed .+ The rates could not be loaded\./)).toBeVisible();
  expect(screen.getByRole('row', { name: /^High season/ })).toBeVisible();
  state.reading = undefined;
  await user.click(screen.getByRole('button', { name: 'Read the rates as they are now' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^High season/ })).not.toBeInTheDocument());
  expect(screen.queryByText(/^Luis changed/)).not.toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('changed rates are not left for another house without asking', async () => {
  const { user, router } = open('/admin/reservations/rates/villa-paradise');
  await user.click(await screen.findByRole('button', { name: /^Remove Christmas/ }));
  await user.selectOptions(screen.getByLabelText('House'), 'Ocean Villa Infinity');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('House')).toHaveValue('villa-paradise');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.selectOptions(screen.getByLabelText('House'), 'Ocean Villa Infinity');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/admin/reservations/rates/ocean-villa-infinity'),
  );
});

test('a price that could not be compared is compared on request', async () => {
  const { service, user } = open();
  await table();
  service.refuse = 'signed_out';
  await addHighSeason(user);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  service.refuse = '';
  service.down = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^We can’t reach the booking service/)).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again' });
  service.down = false;
  await user.click(again);
  expect(await screen.findByText('US$8,403.50 more than now.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('an unknown house is no house', async () => {
  open('/admin/reservations/rates/castle');
  expect(await screen.findByRole('heading', { name: 'There is no such house' })).toBeVisible();
});

test('a draft waits in this tab for whoever has to sign in again', async () => {
  const { user, unmount } = open();
  await addHighSeason(user);
  expect(within(await table()).getByText('High season')).toBeVisible();
  unmount();
  open();
  expect(within(await table()).getByText('High season')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Save/ })).toBeVisible();
});
