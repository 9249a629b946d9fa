import { createDataClient, fullQuote, renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';
import { termsVersion } from '../texts/terms-version';

// The first import compiles the page, which may take longer than a query waits.
beforeAll(() => Promise.all([import('./offer-page'), import('./offer-view')]));

const OFFER = {
  ...fullQuote,
  state: 'open',
  code: 'MR-7K2M9',
  property_id: 'villa-paradise',
  property: 'Villa Paradise',
  check_in: '2027-02-03',
  check_out: '2027-02-10',
  guests: 4,
  pets: 1,
  message: 'As we said on the phone.',
  expires_at: '2026-11-26T20:20:00+00:00',
};
type Reply = () => Response | Promise<Response>;
const refuse = (details: string, status = 409): Response =>
  Response.json({ code: `PT${status}`, message: 'No', details, hint: '' }, { status });
const accepted: Reply = () => Response.json({ code: 'MR-7K2M9', email: 'ana@example.com', account: false });

async function open(replies: Partial<Record<string, Reply>> = {}, path = '/offer#secret') {
  const seen: { name: string; url: string; body: Record<string, unknown> }[] = [];
  const all: Partial<Record<string, Reply>> = {
    read_offer: () => Response.json(OFFER),
    accept_offer: accepted,
    decline_offer: () => new Response(null, { status: 204 }),
    ...replies,
  };
  const supabase = createDataClient(async (request, url) => {
    const name = url.pathname.split('/').at(-1) ?? '';
    seen.push({ name, url: request.url, body: (await request.json()) as Record<string, unknown> });
    return all[name]?.() ?? refuse('not_allowed', 404);
  });
  const rendered = renderRoutes(area.routes, path, { roles: null, supabase });
  const sent = (name: string) => seen.filter((each) => each.name === name);
  return { ...rendered, replies: all, seen, sent, user: userEvent.setup() };
}
const press = (name: string) => screen.findByRole('button', { name });
const agree = (user: ReturnType<typeof userEvent.setup>) =>
  screen.findByRole('checkbox', { name: /^I have read and accept the Terms/ }).then((box) => user.click(box));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an offer says what is offered, at which price, until when, and its token stands in no address', async () => {
  const { seen } = await open();
  await title('Villa Paradise');
  expect(screen.getByText('As we said on the phone.')).toBeVisible();
  expect(screen.getByText('Wednesday, February 3, 2027')).toBeVisible();
  expect(screen.getByText('4 guests, 1 pet')).toBeVisible();
  expect(screen.getByText('US$16,938.60')).toBeVisible();
  expect(screen.getByText(/^We hold the nights for you until Thu, Nov 26, 2:20\sPM/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  expect(seen.map(({ name, body }) => [name, body])).toEqual([['read_offer', { token: 'secret' }]]);
  expect(seen.every(({ url }) => !url.includes('secret'))).toBe(true);
});

test('it is accepted once however often it is pressed, and leads to an account with the address filled in', async () => {
  const { sent, user, router } = await open();
  await agree(user);
  await user.dblClick(await press('Accept the offer'));
  expect(await title('Your stay is confirmed')).toHaveFocus();
  expect(screen.getByText(/ana@example\.com/)).toBeVisible();
  expect(sent('accept_offer')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Create your account' }));
  expect(router.state.location).toMatchObject({
    pathname: '/auth',
    search: '?tab=signup',
    state: { email: 'ana@example.com' },
  });
});

test('it is accepted with the terms only, whose version is sent', async () => {
  const { sent, user } = await open();
  await user.click(await press('Accept the offer'));
  const box = screen.getByRole('checkbox');
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Please accept the terms first.');
  expect(sent('accept_offer')).toEqual([]);
  await user.keyboard(' ');
  await user.click(await press('Accept the offer'));
  await title('Your stay is confirmed');
  expect(sent('accept_offer')[0]?.body).toMatchObject({ token: 'secret', agreed_version: termsVersion });
});

test('one whose account has the stay already is led to it', async () => {
  const { user } = await open({
    accept_offer: () => Response.json({ code: 'MR-7K2M9', email: 'ana@example.com', account: true }),
  });
  await agree(user);
  await user.click(await press('Accept the offer'));
  expect(await screen.findByRole('link', { name: 'Open your dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('without the service the reason is said, and pressing again sends the same yes', async () => {
  const { replies, sent, user } = await open({ accept_offer: () => Promise.reject(new TypeError('away')) });
  await agree(user);
  await user.click(await press('Accept the offer'));
  expect(await screen.findByText(/^We can’t reach the booking service/)).toBeVisible();
  replies['accept_offer'] = accepted;
  await user.click(await press('Accept the offer'));
  await title('Your stay is confirmed');
  const keys = sent('accept_offer').map(({ body }) => body['request_key']);
  expect(new Set(keys).size).toBe(1);
});

test('it is declined with a reason', async () => {
  const { replies, sent, user } = await open();
  await user.click(await press('Decline'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the offer' }));
  await user.type(dialog.getByRole('textbox'), ' Too far ');
  replies['read_offer'] = () => Response.json({ ...OFFER, state: 'declined', expires_at: null });
  await user.click(dialog.getByRole('button', { name: 'Decline the offer' }));
  await title('This offer was declined');
  expect(sent('decline_offer')[0]?.body).toEqual({ token: 'secret', reason: 'Too far' });
});

test.each([
  ['accepted', 'This offer is accepted'],
  ['expired', 'This offer has expired'],
  ['taken_back', 'This offer is no longer valid'],
  ['cancelled', 'This stay is cancelled'],
])('one that is %s says so and offers no answer', async (state, words) => {
  await open({ read_offer: () => Response.json({ ...OFFER, state, expires_at: null }) });
  await title(words);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test('one that ended while it was read says so when it is accepted', async () => {
  const { replies, user } = await open({ accept_offer: () => refuse('offer_expired') });
  const accept = await press('Accept the offer');
  await agree(user);
  replies['read_offer'] = () => Response.json({ ...OFFER, state: 'expired', expires_at: null });
  await user.click(accept);
  await title('This offer has expired');
});

test('one whose price changed while it was read shows the new one, and is accepted at that alone', async () => {
  const { replies, sent, user } = await open({ accept_offer: () => refuse('price_changed') });
  const accept = await press('Accept the offer');
  await agree(user);
  replies['read_offer'] = () => Response.json({ ...OFFER, total_cents: 1500000, quote_hash: 'new' });
  await user.click(accept);
  expect(await screen.findByText('US$15,000')).toBeVisible();
  expect(screen.getByText('The price has changed since you saw it. Please check the new one.')).toBeVisible();
  replies['accept_offer'] = accepted;
  await agree(user);
  await user.click(await press('Accept the offer'));
  await title('Your stay is confirmed');
  const hashes = sent('accept_offer').map(({ body }) => body['quote_hash']);
  expect(hashes).toEqual([fullQuote.quote_hash, 'new']);
});

test('a broken link says so, and a failure can be tried again', async () => {
  const { replies, user, unmount } = await open({
    read_offer: () => refuse('unavailable', 503),
  });
  await title('The offer could not be loaded');
  replies['read_offer'] = () => Response.json(OFFER);
  await user.click(await press('Try again'));
  await title('Villa Paradise');
  unmount();
  const unknown = await open({ read_offer: () => refuse('unknown_offer', 404) });
  await title('We can’t find this offer');
  unknown.unmount();
  const { seen } = await open({}, '/offer');
  await title('We can’t find this offer');
  expect(seen).toEqual([]);
});
