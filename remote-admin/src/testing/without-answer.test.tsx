import { screen, waitFor } from '@testing-library/react';
import { openPage } from './open-page';

/** Whatever is asked for does not answer. */
const silent = new Proxy<Record<string, () => Response>>(
  {},
  { get: () => () => Response.json({}, { status: 503 }) },
);

test.each([
  ['/desk', 'The requests could not be loaded'],
  ['/desk/money', 'The money could not be loaded'],
  ['/desk/arrivals', 'The day could not be loaded'],
  ['/desk/hours', 'The hours could not be loaded'],
  ['/desk/people', 'The people could not be loaded'],
  ['/desk/feeds', 'The calendars could not be loaded'],
  ['/admin/calendar', 'The calendar could not be loaded'],
  ['/admin/reservations', 'The reservations could not be loaded'],
  ['/admin/reservations/rates', 'The rates could not be loaded'],
])(
  'without an answer %s says so, and asks again; an ended session leads to sign-in',
  async (path, failed) => {
    const { service, user } = openPage(path, silent, ['admin']);
    expect(await screen.findByRole('heading', { name: failed })).toBeVisible();
    const before = service.calls.length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(service.calls.length).toBeGreaterThan(before));
    service.refuse = 'signed_out';
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    const [link] = await screen.findAllByRole('link', { name: 'Sign in' });
    expect(link).toBeVisible();
  },
);
