import { addDays, formatDate } from '@marisma/area-kit/format';
import { renderRoutes } from '@marisma/area-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';
import { dueInTwoHours, houseToday, openForm } from '../testing/open-form';
import { t } from '../texts';

const service = {
  ...t.services['surf-lesson'],
  category: 'Sport',
  image: '/media/unknown.webp',
};
const day = addDays(houseToday, 20);
const messages = {
  failed: 'Failed to submit booking. Please try again.',
  submitted: "Booking request submitted! We'll contact you shortly.",
};

const open = (options?: Parameters<typeof openForm>[2], state: unknown = service) =>
  openForm({ pathname: '/service-booking', state }, 'service_bookings', options);

const field = (name: string) => screen.getByRole('textbox', { name });
const guests = () => screen.getByRole('spinbutton', { name: 'Number of Guests' });
const button = () => screen.getByRole('button', { name: 'Submit Booking Request' });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

function fill(change: Record<string, string> = {}) {
  const entries = {
    'Full Name': 'Ana Ruiz',
    'Email Address': 'ana@example.com',
    'Phone Number': '+52 322 000 0000',
    'Preferred Date': day,
    ...change,
  };
  for (const [name, value] of Object.entries(entries)) type(name, value);
}

it.each([null, { title: 'Half' }])('%j shows not found, with a link back', async (state) => {
  renderRoutes(area.routes, { pathname: '/service-booking', state }, { roles: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/concierge');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

describe('the form', () => {
  it('shows the service, a back link and the terms', async () => {
    await open();
    expect(screen.getByRole('complementary', { name: 'Surf Lesson' })).toHaveTextContent(
      /Sport.*From \$90\/person/,
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/concierge');
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('form', { name: 'Book This Service' })).toHaveAttribute('novalidate');
    expect(guests()).toHaveValue(1);
  });

  it('shows everything that is missing, as notices and at the fields', async () => {
    const { bodies, titles } = await open();
    await userEvent.click(button());
    expect(titles()).toEqual([
      'Name is required',
      'Invalid email address',
      'Phone is required',
      'Date is required',
    ]);
    expect(field('Full Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Full Name')).toHaveFocus();
    expect(field('Preferred Date')).toHaveAccessibleDescription('Date is required');
    expect(bodies).toEqual([]);
  });

  it.each([
    ['christmas', 'Enter a date as MM/DD/YYYY'],
    [formatDate(addDays(houseToday, -1)), 'This date is not available'],
  ])('refuses the date %s with its reason, and keeps every entry', async (date, reason) => {
    const { bodies, titles } = await open();
    fill({ 'Preferred Date': date });
    await userEvent.click(button());
    await waitFor(() => expect(titles()).toEqual([reason]));
    expect(field('Preferred Date')).toHaveAccessibleDescription(reason);
    expect(field('Preferred Date')).toHaveFocus();
    expect(field('Preferred Date')).toHaveValue(date);
    expect(field('Full Name')).toHaveValue('Ana Ruiz');
    expect(bodies).toEqual([]);
  });

  it('refuses what is too long, and an address that is none, at the field', async () => {
    const { bodies } = await open();
    const errors = {
      'Full Name': ['x'.repeat(101), 'Name must be less than 100 characters'],
      'Email Address': ['ana@', 'Invalid email address'],
      'Phone Number': ['1'.repeat(21), 'Phone must be less than 20 characters'],
      'Special Requests or Questions': ['x'.repeat(1001), 'Message must be less than 1000 characters'],
    } as const;
    fill(Object.fromEntries(Object.entries(errors).map(([name, [value]]) => [name, value])));
    await userEvent.click(button());
    for (const [name, [, message]] of Object.entries(errors))
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(bodies).toEqual([]);
  });

  it('sends exactly the nine values, trimmed, and says in a toast until when the office answers', async () => {
    const { bodies, titles } = await open({ due: dueInTwoHours });
    fill({ 'Full Name': '  Ana Ruiz ', 'Email Address': ' ana@example.com ' });
    fireEvent.change(guests(), { target: { value: '13' } });
    await userEvent.click(button());
    await waitFor(() =>
      expect(titles()).toEqual([
        messages.submitted,
        expect.stringMatching(/^We answer by \d\d?:\d\d\s[AP]M (today|tomorrow)/),
      ]),
    );
    expect(bodies).toEqual([
      {
        name: 'Ana Ruiz',
        email: 'ana@example.com',
        phone: '+52 322 000 0000',
        service_title: 'Surf Lesson',
        service_category: 'Sport',
        service_price: 'From $90/person',
        preferred_date: day,
        guests: 13,
        special_requests: null,
      },
    ]);
  });
});

it('keeps every entry when it cannot be sent', async () => {
  const { titles } = await open({ answer: () => Promise.reject(new TypeError('Failed to fetch')) });
  fill();
  await userEvent.click(button());
  await waitFor(() => expect(titles()).toEqual([messages.failed]));
  expect(field('Phone Number')).toHaveValue('+52 322 000 0000');
  expect(button()).toBeEnabled();
});

describe('after sending', () => {
  const send = async () => {
    const opened = await open();
    fill();
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'queueMicrotask'] });
    fireEvent.click(button());
    await waitFor(() => expect(opened.titles()).toEqual([messages.submitted]));
    return opened;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('navigates to the services after two seconds', async () => {
    const { router } = await send();
    await wait(1700);
    expect(router.state.location.pathname).toBe('/service-booking');
    await wait(500);
    await waitFor(() => expect(router.state.location.pathname).toBe('/concierge'));
  });

  it('does not navigate when the visitor has left', async () => {
    const { router } = await send();
    await act(() => router.navigate('/terms'));
    await wait(3000);
    expect(router.state.location.pathname).toBe('/terms');
  });
});

describe('for a guest with confirmed stays', () => {
  const stays = [
    {
      id: 'stay-1',
      properties: { name: 'Villa Paradise' },
      check_in: addDays(houseToday, 30),
      check_out: addDays(houseToday, 35),
    },
    {
      id: 'stay-2',
      properties: { name: 'Lagoon Apartment Harmony' },
      check_in: addDays(houseToday, -2),
      check_out: addDays(houseToday, 3),
    },
  ];
  const choice = () => screen.findByRole('combobox', { name: 'For your stay' });

  it('offers the next one and its first day, and sends it', async () => {
    const { bodies } = await open({ roles: ['client'], stays });
    expect(await choice()).toHaveDisplayValue(/, Villa Paradise$/);
    await waitFor(() => expect(field('Preferred Date')).toHaveValue(formatDate(stays[0]!.check_in)));
    type('Phone Number', '1');
    await userEvent.click(button());
    await waitFor(() =>
      expect(bodies).toMatchObject([{ reservation_id: 'stay-1', preferred_date: stays[0]!.check_in }]),
    );
  });

  it('suggests a day of the one that is chosen, today at the earliest, and says what lies outside', async () => {
    await open({ roles: ['client'], stays });
    await userEvent.selectOptions(await choice(), 'stay-2');
    await waitFor(() => expect(field('Preferred Date')).toHaveValue(formatDate(houseToday)));
    type('Preferred Date', addDays(houseToday, 10));
    expect(await screen.findByText('This day is outside your stay.')).toBeVisible();
  });

  it('lets her ask for none', async () => {
    const { bodies } = await open({ roles: ['client'], stays });
    await userEvent.selectOptions(await choice(), 'None of my stays');
    expect(field('Preferred Date')).toHaveValue('');
    fill();
    await userEvent.click(button());
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).not.toHaveProperty('reservation_id');
  });

  it('is the same form as ever without stays, or signed out', async () => {
    await open({ roles: ['client'] });
    expect(screen.queryByRole('combobox', { name: 'For your stay' })).not.toBeInTheDocument();
  });
});

describe('prefilled and typed entries', () => {
  it('fills in what the account knows, never over typed text, and removes both when the session ends', async () => {
    const { shell } = await open({ roles: ['client'] });
    expect(field('Full Name')).toHaveValue('Elena Duarte');
    expect(field('Email Address')).toHaveValue('elena@marisma.test');
    type('Full Name', 'Ana');
    type('Special Requests or Questions', 'Two left-handed boards');
    expect(field('Full Name')).toHaveValue('Ana');
    act(() => shell.session.set({ status: 'signedOut' }));
    for (const name of ['Full Name', 'Email Address', 'Special Requests or Questions'])
      expect(field(name)).toHaveValue('');
    type('Phone Number', '1');
    expect(sessionStorage.getItem(`marisma.draft.service.${service.title}`)).toBe('{"phone":"1"}');
  });

  it('keeps what was typed while signed out when the visitor signs in, until that session ends', async () => {
    const { shell } = await open();
    const signedIn = { status: 'signedIn', roles: [], rolesStatus: 'ready' } as const;
    const user = { id: 'u1', email: 'elena@marisma.test', firstName: 'Elena', lastName: 'Duarte' };
    type('Special Requests or Questions', 'Two left-handed boards');
    act(() => shell.session.set({ ...signedIn, user }));
    expect(field('Special Requests or Questions')).toHaveValue('Two left-handed boards');
    expect(Object.keys(sessionStorage)).toEqual([`marisma.user.u1.draft.service.${service.title}`]);
    act(() => shell.session.set({ ...signedIn, user: { ...user, id: 'u2', email: 'olga@marisma.test' } }));
    expect(field('Special Requests or Questions')).toHaveValue('');
    expect(field('Email Address')).toHaveValue('olga@marisma.test');
  });

  it('keeps a draft per service until it is sent', async () => {
    const first = await open();
    type('Full Name', 'Ana');
    type('Special Requests or Questions', 'Two left-handed boards');
    first.unmount();

    const other = await open({}, { ...service, title: 'Yoga' });
    expect(field('Full Name')).toHaveValue('');
    other.unmount();

    const again = await open();
    expect(field('Full Name')).toHaveValue('Ana');
    expect(field('Special Requests or Questions')).toHaveValue('Two left-handed boards');
    fill();
    await userEvent.click(button());
    await waitFor(() => expect(again.titles()).toEqual([messages.submitted]));
    expect(sessionStorage).toHaveLength(0);
  });
});

it('says so when there is no network', async () => {
  await open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline\./)).toBeVisible();
});
