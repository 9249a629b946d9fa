import { tabStorage } from '@marisma/area-kit/browser';
import { addDays, nightsBetween } from '@marisma/area-kit/format';
import { createDataClient, fullQuote, nightsFor, quoteRow, renderRoutes } from '@marisma/area-kit/testing';
import type { Role } from '@marisma/area-kit/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../area';

// The first import compiles page and calendar, which may take longer than a query waits.
beforeAll(() => Promise.all([import('../property-page'), import('./booking')]));
beforeEach(() => tabStorage.keys().forEach((key) => tabStorage.removeItem(key)));

const TODAY = '2027-02-01';
const IN = addDays(TODAY, 10);
const OUT = addDays(TODAY, 17);
const WITH_DATES = `?in=${IN}&out=${OUT}`;

type Reply = (args: Record<string, unknown>) => Response | Promise<Response>;

const refuse = (status: number, details: string | null, hint = '', code = `PT${status}`): Response =>
  Response.json({ code, message: 'No', details, hint }, { status });
const stayRow = {
  id: 'a',
  code: 'MR-TEST',
  property_id: 'villa-paradise',
  check_in: IN,
  check_out: OUT,
  guests: 2,
  status: 'pending',
  closed_as: null,
  total_cents: 1_050_000,
  hold_until: '2027-02-02T18:00:00+00:00',
  version: 1,
};

/** A data service that answers each function as given, else as for a free house. */
function service(replies: Partial<Record<string, Reply>> = {}) {
  const usual: Record<string, Reply> = {
    availability: () => Response.json(nightsFor(TODAY, `${'.'.repeat(25)}xxx${'.'.repeat(60)}`)),
    quote_stay: () => Response.json(quoteRow(7)),
    request_stay: () => Response.json(stayRow),
    reservations: () => Response.json([]),
    answer_due: () => Response.json(null),
    payment_ways: () => Response.json({ bank: null, cards: false }),
  };
  const seen: { name: string; body: Record<string, unknown> }[] = [];
  const client = createDataClient(async (request, url) => {
    const name = url.pathname.split('/').at(-1) ?? '';
    const body = request.body ? ((await request.json()) as Record<string, unknown>) : {};
    seen.push({ name, body });
    return (replies[name] ?? usual[name] ?? (() => refuse(404, null)))(body);
  });
  const count = (name: string) => seen.filter((each) => each.name === name).length;
  return { client, seen, count, replies };
}

const open = async (
  house = service(),
  { search = WITH_DATES, roles = ['client'] as Role[] | null, state = {} } = {},
) => {
  const entry = { pathname: '/property/villa-paradise', search, state };
  const rendered = renderRoutes(area.routes, entry, { roles, supabase: house.client });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, house, user: userEvent.setup() };
};

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Sheet = Awaited<ReturnType<typeof dialog>>;
const message = (sheet: Sheet) => sheet.findByRole('textbox', { name: 'Message to our team' });
/** Opens the request, accepts the terms and writes a message. */
const review = async (user: ReturnType<typeof userEvent.setup>, text = '') => {
  await user.click(await press('Request to book'));
  const sheet = await dialog('Your request');
  await user.click(await sheet.findByRole('checkbox', { name: /^I have read and accept/ }));
  if (text) await user.type(await message(sheet), text);
  return sheet;
};
const send = async (user: ReturnType<typeof userEvent.setup>, sheet: Sheet) =>
  user.click(await sheet.findByRole('button', { name: 'Send request' }));

test('without dates nothing is asked of the data service before the visitor reaches for it', async () => {
  const { house, user } = await open(service(), { search: '' });
  expect(house.seen).toEqual([]);
  await user.click(await press(/^Check-in/));
  await (await dialog('Choose your dates')).findAllByRole('grid');
  expect([house.count('availability'), house.count('quote_stay')]).toEqual([1, 0]);
});

describe.each([[null], [['client'] as Role[]]])('dates in the address, for %s', (roles) => {
  const card = () => screen.getByRole('complementary');

  it('show the total of the service, and never the rate times the nights', async () => {
    let answer = (_: Response) => {};
    const waits = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    await open(service({ quote_stay: () => waits }), { roles });
    expect(await screen.findByText('Calculating the price…', { selector: 'strong' })).toBeVisible();
    expect(card()).not.toHaveTextContent('US$10,500');
    answer(Response.json(quoteRow(7, 'hash', 180_000)));
    expect(await screen.findByText('US$12,600 for 7 nights')).toBeVisible();
    expect(card()).not.toHaveTextContent('US$10,500');
  });

  it('say that nights are taken, as the listing does, and name the nearest free ones', async () => {
    const taken = service({ quote_stay: () => refuse(409, 'taken') });
    taken.replies.availability = () =>
      Response.json(nightsFor(TODAY, `${'.'.repeat(12)}xxx${'.'.repeat(60)}`));
    const { user, router } = await open(taken, { roles });
    expect(await screen.findByText('Not available: some nights are booked')).toBeVisible();
    expect(card()).toHaveTextContent('These nights are no longer available.');
    const [near] = await within(card()).findAllByRole('button', { name: /^Feb \d+\s–/ });
    expect(card()).not.toHaveTextContent('for 7 nights');
    await user.click(near!);
    await waitFor(() => expect(router.state.location.search).not.toContain(`in=${IN}`));
  });

  it('say how long the shortest stay is, and offer it from the same day', async () => {
    const rules = { season: 'christmas', min_nights: 9, arrival_days: [6, 7], sleeps: 8, max_pets: 0 };
    const short = service({ quote_stay: () => refuse(400, 'min_nights', JSON.stringify(rules)) });
    const nights = nightsFor(TODAY, '.'.repeat(80)).map((night) => ({ ...night, min_nights: 9 }));
    short.replies.availability = () => Response.json(nights);
    const { user, router } = await open(short, { roles });
    await waitFor(() =>
      expect(card()).toHaveTextContent(
        'At Christmas and New Year, a stay has 9 nights or more and begins on a Saturday or Sunday.',
      ),
    );
    const offers = await within(card()).findAllByRole('button', { name: /^Feb \d+\s–/ });
    expect(offers).toHaveLength(3);
    await user.click(offers[0]!);
    await waitFor(() => expect(router.state.location.search).toContain(`out=${addDays(IN, 9)}`));
    expect(router.state.location.search).toContain(`in=${IN}`);
  });

  it('say that the service is out of reach, and offer no price of their own', async () => {
    await open(service({ quote_stay: () => refuse(503, null) }), { roles });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(card()).not.toHaveTextContent('for 7 nights');
  });

  it('say the same below You may also like', async () => {
    const row = (property_id: string, free: boolean, reason: string | null) => ({
      property_id,
      free,
      total_cents: free ? 1_260_000 : null,
      reason,
    });
    const known = service({
      available_properties: () =>
        Response.json([
          row('lagoon-villa-serenity', true, null),
          row('ocean-villa-infinity', false, 'taken'),
          row('lagoon-apt-harmony', true, null),
        ]),
    });
    await open(known, { roles });
    const more = screen.getByRole('region', { name: 'You may also like' });
    expect(more).not.toHaveTextContent('for 7 nights');
    expect(await within(more).findAllByText('Available · US$12,600 for 7 nights')).toHaveLength(2);
    expect(within(more).getByText('Not available: some nights are booked')).toBeVisible();
    expect(known.count('available_properties')).toBe(1);
  });
});

test('signed out, dates are chosen and priced, and sign-in is told to come back with them', async () => {
  const { user, router } = await open(
    service({ quote_stay: () => Response.json(quoteRow(7, 'hash', 200_000)) }),
    {
      search: '',
      roles: null,
    },
  );
  await user.click(await press(/^Check-in/));
  const days = await dialog('Choose your dates');
  await user.click(await days.findByRole('button', { name: /February 11, 2027/ }));
  await user.click(days.getByRole('button', { name: /February 18, 2027/ }));
  await user.click(days.getByRole('button', { name: 'Use these dates' }));
  expect(await screen.findByText('US$14,000 for 7 nights')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign In to Book Now' }));
  expect(await screen.findByText(/^\/auth#back=/)).toBeVisible();
  expect(router.state.location.state).toEqual({
    from: { pathname: '/property/villa-paradise', search: WITH_DATES, hash: '' },
    asksToReturn: true,
  });
});

test('pets and guests change the price line by line; the total includes taxes and goes out with the request', async () => {
  const house = service({
    quote_stay: ({ pets }) => Response.json(pets ? fullQuote : quoteRow(7)),
    payment_ways: () => Response.json({ bank: null, cards: true }),
  });
  const { user, router } = await open(house);
  expect(await screen.findByText('US$10,500 for 7 nights')).toBeVisible();
  expect(screen.queryByText('includes taxes and fees')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guests' }), '10');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pets' }), '1');
  expect(router.state.location.search).toBe(`${WITH_DATES}&guests=10&pets=1`);
  expect(await screen.findByText('US$16,938.60 for 7 nights')).toBeVisible();
  expect(screen.getByText('includes taxes and fees')).toBeVisible();
  expect(screen.getByText('2 guests × 7 nights × US$60')).toBeVisible();

  await user.click(await press(/^Check-in/));
  const days = await dialog('Choose your dates');
  expect(await days.findByText('7 nights, US$16,938.60 includes taxes and fees')).toBeVisible();
  await user.click(days.getByRole('button', { name: 'Close' }));

  const sheet = await review(user);
  expect(await sheet.findByText('1 pet')).toBeVisible();
  expect(sheet.getByText('16% of US$14,210')).toBeVisible();
  expect(await sheet.findByText(/Payment is by bank transfer or by card/)).toBeVisible();
  await send(user, sheet);
  await dialog('Your request is sent');
  const sent = house.seen.findLast(({ name }) => name === 'request_stay');
  expect(sent?.body).toMatchObject({ guests: 10, pets: 1, quote_hash: 'hash' });
});

test('more pets than the house takes by now: said beside the field, and what was entered stays', async () => {
  const house = service({
    quote_stay: ({ pets }) => (pets === 2 ? refuse(400, 'too_many_pets') : Response.json(quoteRow(7))),
  });
  const { user } = await open(house, { search: `${WITH_DATES}&guests=4&pets=2` });
  const pets = screen.getByRole('combobox', { name: 'Pets' });
  await waitFor(() => expect(pets).toBeInvalid());
  expect(pets).toHaveAccessibleDescription('This house does not take that many pets.');
  expect(screen.getByText('Not available: too many pets')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Guests' })).toHaveValue('4');
  await user.selectOptions(pets, '1');
  expect(await screen.findByText('US$10,500 for 7 nights')).toBeVisible();
  expect(pets).toBeValid();
});

test('a request is read line by line and sent once, however often it is pressed', async () => {
  const { house, user, unmount } = await open(
    service({ answer_due: () => Response.json(new Date(Date.now() + 7_200_000).toISOString()) }),
  );
  const sheet = await review(user);
  expect(await sheet.findByText('7 nights × US$1,500')).toBeVisible();
  expect(sheet.getByText(/^Until Dec 19, 2026: 95%/)).toBeVisible();
  await user.type(await message(sheet), 'We land at noon');
  await user.dblClick(sheet.getByRole('button', { name: 'Send request' }));
  const sent = await dialog('Your request is sent');
  expect(sent.getByText('Request MR-TEST')).toBeVisible();
  expect(sent.getByText(/until Tuesday, February 2 at 12:00\sPM, local time/)).toBeVisible();
  expect(sent.getByRole('link', { name: 'See it in your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(await sent.findByText(/^We answer by \d\d?:\d\d\s[AP]M (today|tomorrow)/)).toBeVisible();
  const requests = house.seen.filter(({ name }) => name === 'request_stay');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toMatchObject({ message: 'We land at noon', quote_hash: 'hash', guests: 2 });

  // Back: the same house and dates offer nothing to send.
  unmount();
  house.replies['reservations'] = () =>
    Response.json([{ code: 'MR-TEST', hold_until: stayRow.hold_until, total_cents: 1_234_500 }]);
  await open(house);
  expect(await screen.findByText('You have requested these dates.')).toBeVisible();
  // That was promised for the moment of sending.
  expect(screen.queryByText(/^We answer by/)).not.toBeInTheDocument();
  // The price of the request; the starting price per night would give another.
  expect(await screen.findByText('US$12,345 for 7 nights')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request to book' })).not.toBeInTheDocument();
});

test.each(['Escape', 'Back'])(
  '%s on the sent request leaves the focus on what was requested',
  async (leave) => {
    const { user } = await open();
    const sheet = await review(user);
    await send(user, sheet);
    const sent = await screen.findByRole('dialog', { name: 'Your request is sent' });
    if (leave === 'Back') history.back();
    else fireEvent(sent, new Event('cancel', { cancelable: true }));
    const summary = await screen.findByText('You have requested these dates.');
    expect(document.activeElement).toContainElement(summary);
    expect(document.activeElement).not.toBe(document.body);
  },
);

test('a reload while it is sent: the request is open again with its message, and its key is the same', async () => {
  const house = service({ request_stay: () => new Promise<Response>(() => {}) });
  const first = await open(house);
  const sheet = await review(first.user, 'Hello');
  await send(first.user, sheet);
  expect(await sheet.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  first.unmount();

  delete house.replies['request_stay'];
  const { user } = await open(house);
  const again = await dialog('Your request');
  expect(await message(again)).toHaveValue('Hello');
  await send(user, again);
  await dialog('Your request is sent');
  const keys = house.seen
    .filter(({ name }) => name === 'request_stay')
    .map(({ body }) => body['request_key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a request is sent with the terms accepted: the box is asked for, and what was entered stays', async () => {
  const { house, user } = await open();
  await user.click(await press('Request to book'));
  const sheet = await dialog('Your request');
  await user.type(await message(sheet), 'Hello');
  await send(user, sheet);
  const box = sheet.getByRole('checkbox', { name: /^I have read and accept the Terms/ });
  expect(box).toBeInvalid();
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Please accept the terms first.');
  expect(house.count('request_stay')).toBe(0);
  await user.click(box);
  expect(box).toBeValid();
  house.replies['request_stay'] = () => refuse(409, 'terms_changed', '2');
  await send(user, sheet);
  expect(await sheet.findByText(/^Our terms have changed/)).toBeVisible();
  expect(await message(sheet)).toHaveValue('Hello');
  expect(house.seen.findLast(({ name }) => name === 'request_stay')?.body).toMatchObject({
    agreed_version: 1,
  });
});

test('other dates are chosen on the way through the request, which stays open with its message', async () => {
  const { user, router } = await open();
  const sheet = await review(user, 'Hello');
  const chooseOther = () => user.click(sheet.getByRole('button', { name: 'Choose other dates' }));
  await chooseOther();
  const days = await dialog('Choose your dates');
  await user.click(days.getByRole('button', { name: 'Close' }));
  expect(await message(await dialog('Your request'))).toHaveValue('Hello');
  await chooseOther();
  await user.click(await days.findByRole('button', { name: /February 12, 2027/ }));
  await user.click(days.getByRole('button', { name: /February 15, 2027/ }));
  await user.click(days.getByRole('button', { name: 'Continue' }));
  expect(await message(await dialog('Your request'))).toHaveValue('Hello');
  expect(router.state.location.search).toBe('?in=2027-02-12&out=2027-02-15');
});

test('sold out meanwhile: message and dates stay, and the nearest free dates are one press away', async () => {
  const house = service();
  const { user, router } = await open(house);
  const sheet = await review(user, 'Hello');
  house.replies['request_stay'] = () => refuse(409, 'taken');
  const taken = `${'.'.repeat(10)}xxxxxxx${'.'.repeat(60)}`;
  house.replies['availability'] = () => Response.json(nightsFor(TODAY, taken));
  await send(user, sheet);
  expect(await sheet.findByText('These nights are no longer available.')).toBeVisible();
  expect(await message(sheet)).toHaveValue('Hello');
  expect(sheet.getByRole('button', { name: 'Send request' })).toBeEnabled();
  await user.click(await sheet.findByRole('button', { name: /^Feb 18\s–\s25$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?in=2027-02-18&out=2027-02-25'));
  expect(await sheet.findByText(/^Thursday, February 18, 2027, from\s3:00\sPM$/)).toBeVisible();
});

test('nights that are taken by the guest’s own request in another tab are shown as sent', async () => {
  const house = service({
    request_stay: () => refuse(409, 'taken'),
    reservations: () => Response.json([{ code: 'MR-OTHER', hold_until: null, total_cents: 1_050_000 }]),
  });
  const { user } = await open(house);
  const sheet = await review(user);
  await send(user, sheet);
  expect((await dialog('Your request is sent')).getByText('Request MR-OTHER')).toBeVisible();
});

test.each([
  ['too many requests', () => refuse(429, 'too_many_holds'), /^Five of your requests are waiting/],
  ['an account that may not', () => refuse(403, 'not_allowed'), /^This account can’t do this/],
  [
    'a service that is away',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /^We can’t reach the booking service/,
  ],
])('%s: the reason is read, entries stay, the button works again', async (_, reply: Reply, words) => {
  const house = service({ request_stay: reply });
  const { user } = await open(house);
  const sheet = await review(user, 'Hello');
  await send(user, sheet);
  expect(await sheet.findByText(words)).toBeVisible();
  expect(await message(sheet)).toHaveValue('Hello');
  expect(sheet.getByRole('button', { name: 'Send request' })).toBeEnabled();
});

test('a session that ended in between: sign-in comes back to the same message, for the same guest only', async () => {
  const house = service({ request_stay: () => refuse(401, null, '', 'PGRST303') });
  const first = await open(house);
  const sheet = await review(first.user, 'Hello');
  await send(first.user, sheet);
  expect(await sheet.findByText(/^You are no longer signed in/)).toBeVisible();
  expect(await message(sheet)).toHaveValue('Hello');
  expect(sheet.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/auth#back=/),
  );
  first.unmount();

  const stranger = renderRoutes(area.routes, `/property/villa-paradise${WITH_DATES}`, {
    roles: ['client'],
    user: { id: 'stranger' },
    supabase: house.client,
  });
  await userEvent.click(await press('Request to book'));
  const theirs = await dialog('Your request');
  expect(await message(theirs)).toHaveValue('');
  stranger.unmount();

  await open(house);
  const mine = await dialog('Your request');
  expect(await message(mine)).toHaveValue('Hello');
});

test('without the data service dates can be chosen, and the page says that the team confirms them', async () => {
  const away = { ...service(), client: createDataClient(() => Promise.reject(new TypeError('away'))) };
  const { user } = await open(away, { search: '' });
  await user.click(await press('Request to book'));
  const days = await dialog('Choose your dates');
  expect(await days.findByText(/Our team confirms your dates/)).toBeVisible();
  expect(days.getAllByRole('grid').length).toBeGreaterThan(0);
});

test('an owner, who has no dashboard for guests, is told that mail follows', async () => {
  const { user } = await open(service(), { roles: ['owner'] });
  const sheet = await review(user);
  await send(user, sheet);
  const sent = await dialog('Your request is sent');
  expect(sent.getByText('We will write to the email address of your account.')).toBeVisible();
  expect(sent.queryByRole('link')).not.toBeInTheDocument();
});

/** A house that is always free, and answers the nights that are asked for. */
const alwaysFree: Reply = ({ from_day: from = TODAY, to_day: to = addDays(TODAY, 400) }) =>
  Response.json(nightsFor(String(from), '.'.repeat(nightsBetween(String(from), String(to)))));
const ranges = ({ seen }: ReturnType<typeof service>) =>
  seen.filter(({ name }) => name === 'availability').map(({ body }) => [body['from_day'], body['to_day']]);

test('the nights after the first 400 are loaded when the visitor pages there, up to the last stay that can be', async () => {
  const house = service({ availability: alwaysFree });
  const { user } = await open(house, { search: '' });
  await user.click(await press(/^Check-in/));
  const days = await dialog('Choose your dates');
  await days.findAllByRole('grid');
  expect(ranges(house)).toEqual([[undefined, undefined]]);
  const next = () => user.click(days.getByRole('button', { name: 'Next month' }));
  for (let month = 0; month < 13; month += 1) await next();
  expect(ranges(house)).toEqual([
    [undefined, undefined],
    [addDays(TODAY, 400), addDays(TODAY, 800)],
  ]);
  for (let month = 0; month < 13; month += 1) await next();
  await waitFor(() => expect(ranges(house)).toHaveLength(3));
  expect(ranges(house)[2]).toEqual([addDays(TODAY, 800), addDays(TODAY, 820)]);
});

test.each([
  ['a year ahead', 365],
  ['a year behind', -365],
])('on a device whose clock is %s the house’s today opens the calendar', async (_, error) => {
  jest.useFakeTimers({ now: new Date(addDays(TODAY, error)), advanceTimers: true });
  try {
    await open();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(await press(/^Check-in/));
    const days = await dialog('Choose your dates');
    expect(
      await days.findByRole('button', { name: /^Today, Monday, February 1, 2027, US\$1,500/ }),
    ).toBeVisible();
    expect(days.getByRole('button', { name: /February 11, 2027, your arrival/ })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['keeps dates that are ahead', WITH_DATES, 11, /February 11, 2027, your arrival/],
  [
    'drops an arrival that is over',
    `?in=${TODAY}&out=${addDays(TODAY, 5)}`,
    1,
    /^Choose your day of arrival$/,
  ],
])(
  'a calendar that stays open past midnight at the house closes the day that is over, and %s',
  async (_, search, day, after) => {
    jest.useFakeTimers({ now: new Date(`${TODAY}T23:00:00-06:00`), advanceTimers: true });
    try {
      let today = TODAY;
      const { router } = await open(
        service({ availability: () => Response.json(nightsFor(today, '.'.repeat(90))) }),
        { search },
      );
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(await press(/^Check-in/));
      const days = await dialog('Choose your dates');
      expect(await days.findByRole('button', { name: /^Today, Monday, February 1, 2027/ })).toBeVisible();
      expect(
        days.getByRole('button', { name: new RegExp(`February ${day}, 2027, your arrival`) }),
      ).toBeVisible();
      today = addDays(TODAY, 1);
      jest.setSystemTime(new Date(`${today}T00:01:00-06:00`));
      act(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(await days.findByRole('button', { name: /^Today, Tuesday, February 2, 2027/ })).toBeVisible();
      expect(days.getByRole('button', { name: /February 1, 2027, This day/ })).toBeVisible();
      const shown = [...days.queryAllByText(after), ...days.queryAllByRole('button', { name: after })];
      expect(shown).toHaveLength(1);
      expect(router.state.location.search).toBe(search);
    } finally {
      jest.useRealTimers();
    }
  },
);

test('a reload after it has arrived shows that it is sent', async () => {
  const house = service({ request_stay: () => new Promise<Response>(() => {}) });
  const first = await open(house);
  const sheet = await review(first.user);
  await send(first.user, sheet);
  await waitFor(() => expect(house.count('request_stay')).toBe(1));
  first.unmount();
  house.replies['reservations'] = () =>
    Response.json([{ code: 'MR-TEST', hold_until: null, total_cents: 1_050_000 }]);
  await open(house);
  expect((await dialog('Your request is sent')).getByText('Request MR-TEST')).toBeVisible();
  expect(house.count('request_stay')).toBe(1);
});
