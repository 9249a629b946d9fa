import { addDays, formatDate } from '@marisma/area-kit/format';
import { createDataClient, renderRoutes, type DataAnswer } from '@marisma/area-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';
import { dueInTwoHours, houseToday, openForm } from '../testing/open-form';

const [arrival, departure] = [addDays(houseToday, 20), addDays(houseToday, 27)];
const open = (path = '/contact', options?: Parameters<typeof openForm>[2]) =>
  openForm(path, 'contact_submissions', options);

const field = (name: string) => screen.getByRole('textbox', { name });
const guests = () => screen.queryByRole('spinbutton', { name: 'Guests' });
const inquiryType = () => screen.getByRole('combobox', { name: 'Inquiry Type' });
const button = () => screen.getByRole('button', { name: 'Send Message' });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (value: string) => fireEvent.change(inquiryType(), { target: { value } });

function fill() {
  type('Full Name', 'Ana Ruiz');
  type('Email Address', 'ana@example.com');
  type('Message', 'Is there a cot?');
}

const inquiry = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: null,
  inquiry_type: 'booking',
  message: 'Is there a cot?',
  check_in: null,
  check_out: null,
  guests: 2,
};

describe('the form', () => {
  it('starts as a booking for two, and shows the stay fields only for a booking', async () => {
    await open();
    expect(inquiryType()).toHaveValue('booking');
    expect(within(inquiryType()).getAllByRole('option')).toHaveLength(4);
    expect(guests()).toHaveValue(2);
    expect(guests()).toHaveAttribute('min', '1');
    expect(guests()).toHaveAttribute('max', '12');
    for (const other of ['concierge', 'owner', 'general']) {
      choose(other);
      expect(screen.queryByRole('textbox', { name: 'Check-in' })).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: 'Check-out' })).not.toBeInTheDocument();
      expect(guests()).not.toBeInTheDocument();
    }
    choose('booking');
    expect(field('Check-in')).toBeVisible();
  });

  it.each([
    ['owner', 'owner'],
    ['castles', 'booking'],
  ])('a link that asks about %s presets %s', async (asked, preset) => {
    await open(`/contact?type=${asked}`);
    await waitFor(() => expect(inquiryType()).toHaveValue(preset));
  });

  it('sends an inquiry about a stay', async () => {
    const { bodies, notices } = await open();
    fill();
    type('Check-in', arrival);
    type('Check-out', departure);
    fireEvent.change(guests() as Element, { target: { value: '12' } });
    await userEvent.click(button());
    await waitFor(() =>
      expect(notices).toEqual([
        {
          kind: 'success',
          title: 'Message sent successfully!',
          description: "We'll get back to you within 2 hours during business hours.",
        },
      ]),
    );
    expect(bodies).toEqual([{ ...inquiry, check_in: arrival, check_out: departure, guests: 12 }]);
  });

  it('says until when the office answers, beside the words of every site, and not before it is sent', async () => {
    const { notices } = await open('/contact', { due: dueInTwoHours });
    expect(screen.queryByText(/^We answer by/)).not.toBeInTheDocument();
    fill();
    await userEvent.click(button());
    const promise = await screen.findByText(/^We answer by \d\d?:\d\d\s[AP]M (today|tomorrow)/);
    expect(screen.getAllByRole('status').some((status) => status.contains(promise))).toBe(true);
    expect(notices).toMatchObject([
      { description: "We'll get back to you within 2 hours during business hours." },
    ]);
    // Another inquiry has a time of its own.
    fireEvent.change(field('Message'), { target: { value: '' } });
    await userEvent.click(button());
    expect(field('Message')).toHaveAccessibleDescription('Message is required');
    fill();
    await userEvent.click(button());
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(await screen.findByText(/^We answer by/)).toBeVisible();
  });

  it.each(['concierge', 'owner', 'general'])(
    'sends no stay with an inquiry about %s, even if dates were chosen',
    async (kind) => {
      const { bodies } = await open();
      fill();
      type('Check-in', arrival);
      fireEvent.change(guests() as Element, { target: { value: '99' } });
      choose(kind);
      await userEvent.click(button());
      await waitFor(() => expect(bodies).toEqual([{ ...inquiry, inquiry_type: kind, guests: null }]));
    },
  );

  it('shows every error at its field, and sends nothing', async () => {
    const { bodies } = await open();
    type('Check-in', departure);
    type('Check-out', arrival);
    await userEvent.click(button());
    await waitFor(() => expect(field('Full Name')).toHaveAccessibleDescription('Name is required'));
    expect(field('Full Name')).toHaveFocus();
    expect(field('Email Address')).toHaveAccessibleDescription('Invalid email address');
    expect(field('Check-out')).toHaveAccessibleDescription('Check-out must be after check-in');
    expect(field('Message')).toHaveAccessibleDescription('Message is required');
    expect(bodies).toEqual([]);
  });

  const failed = {
    title: 'Failed to send message',
    description: 'Please try again or contact us directly.',
  };
  const refused = (details: string, message: string) =>
    Response.json({ code: 'PT429', details, message }, { status: 429 });
  it.each<[string, DataAnswer, object, number]>([
    ['a failing service', () => Response.json({ message: 'down' }, { status: 500 }), failed, 1],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), failed, 1],
    [
      'too many requests of this visitor',
      () => refused('too_many_requests', 'Please try again in 42 minutes.'),
      { title: 'Too many requests', description: expect.stringContaining('in 42 minutes') },
      0,
    ],
    [
      'a flood of others',
      () => refused('form_busy', 'Too many.'),
      { title: 'Too many requests', description: expect.stringMatching(/^We are receiving very many/) },
      0,
    ],
  ])('keeps everything at %s, and says why', async (_, answer, notice, reports) => {
    const { notices, errors } = await open('/contact', { answer });
    fill();
    await userEvent.click(button());
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', ...notice }]));
    expect(field('Message')).toHaveValue('Is there a cot?');
    expect(button()).toBeEnabled();
    expect(errors).toHaveLength(reports);
  });
});

describe('prefilled data', () => {
  it('comes from the address: the house and the dates', async () => {
    const { bodies } = await open(`/contact?property=villa-paradise&in=${arrival}&out=${departure}`);
    expect(screen.getByRole('link', { name: 'View property' })).toHaveAttribute(
      'href',
      '/property/villa-paradise',
    );
    expect(field('Check-in')).toHaveValue(formatDate(arrival));
    expect(field('Check-out')).toHaveValue(formatDate(departure));
    expect(field('Message')).toHaveValue('I would like to ask about Villa Paradise.\n\n');
    type('Full Name', 'Ana Ruiz');
    type('Email Address', 'ana@example.com');
    await userEvent.click(button());
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          ...inquiry,
          message: 'I would like to ask about Villa Paradise.',
          check_in: arrival,
          check_out: departure,
          property_id: 'villa-paradise',
        },
      ]),
    );
    expect(field('Message')).toHaveValue('');
    expect(field('Check-in')).toHaveValue('');
  });

  it('comes from the account, and stays after sending', async () => {
    const { notices } = await open('/contact', { roles: ['client'] });
    expect(field('Full Name')).toHaveValue('Elena Duarte');
    type('Message', 'Hello');
    await userEvent.click(button());
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(field('Full Name')).toHaveValue('Elena Duarte');
    expect(field('Email Address')).toHaveValue('elena@marisma.test');
    expect(field('Message')).toHaveValue('');
  });

  it('says that an address is not the one of the account', async () => {
    await open('/contact', { roles: ['client'] });
    const note = /^Your account has another address \(elena@marisma\.test\)/;
    type('Email Address', ' Elena@Marisma.test');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    type('Email Address', 'ana@example.com');
    expect(screen.getByText(note)).toBeVisible();
  });
});

it('names the other ways to reach us, with the exact opening hours', async () => {
  await open();
  const target = (name: string | RegExp) => screen.getByRole('link', { name });
  expect(target('+1 (619) 555-0142')).toHaveAttribute('href', 'tel:+16195550142');
  expect(target('hello@marisma.example')).toHaveAttribute('href', 'mailto:hello@marisma.example');
  expect(screen.getByText('San Diego, CA 92101')).toBeVisible();
  for (const line of ['Mon-Fri 8:00 AM-8:00 PM', 'Sat-Sun 9:00 AM-6:00 PM', 'Emergency support 24/7']) {
    expect(screen.getByText(line).childNodes).toHaveLength(1);
  }
  const chat = target(/^Chat on WhatsApp/);
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('rel')).toContain('noopener');
  expect(chat).toHaveAttribute(
    'href',
    'https://wa.me/16195550142?text=Hello%20Marisma!%20I%20would%20like%20to%20know%20more%20about%20your%20villas%20and%20services.',
  );
});

describe('the map', () => {
  const fetchBefore = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = fetchBefore;
  });
  const frame = () => screen.queryByTitle('Map of Mexico’s Pacific coast');

  it.each([
    ['is shown over the drawing when the visitor asks for it', async () => new Response(), true],
    [
      'stays a drawing when its server is away',
      () => Promise.reject(new TypeError('Failed to fetch')),
      false,
    ],
  ])('%s', async (_, answer, reached) => {
    await open();
    expect(screen.getByRole('img', { name: /^Drawn map/ })).toBeVisible();
    expect(frame()).not.toBeInTheDocument();
    globalThis.fetch = jest.fn(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
    if (reached) {
      await waitFor(() =>
        expect(frame()).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//)),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Hide map' }));
    } else expect(await screen.findByText(/^The map cannot be reached right now/)).toBeVisible();
    expect(screen.getByRole('img', { name: /^Drawn map/ })).toBeVisible();
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show map' })).toBeEnabled();
  });
});

describe.each([
  ['a year ahead', 365],
  ['a year behind', -365],
])('on a device whose clock is %s', (_, error) => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now() + error * 86_400_000, advanceTimers: true });
  });

  it('the house decides that typed dates are ahead', async () => {
    const { bodies } = await open();
    fill();
    type('Check-in', arrival);
    type('Check-out', departure);
    await act(() => jest.advanceTimersByTimeAsync(100));
    fireEvent.click(button());
    await waitFor(() => expect(bodies).toEqual([{ ...inquiry, check_in: arrival, check_out: departure }]));
  });

  it('the house decides that dates of the address are past, and they stay in sight', async () => {
    const past = addDays(houseToday, -20);
    const { bodies } = await open(`/contact?in=${past}&out=${addDays(houseToday, -10)}`);
    fill();
    await act(() => jest.advanceTimersByTimeAsync(100));
    fireEvent.click(button());
    await waitFor(() => expect(field('Check-in')).toHaveAccessibleDescription('This date is not available'));
    expect(field('Check-in')).toHaveValue(formatDate(past));
    expect(bodies).toEqual([]);
  });
});

test('office hours are the usual ones while the service does not answer, and those of the office once it does', async () => {
  // The hours are fresh for five minutes.
  jest.useFakeTimers({ now: Date.now() + 600_000, advanceTimers: true });
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00:00', closes: '20:00:00' }));
  let down = true;
  let requests = 0;
  const supabase = createDataClient((_, url) => {
    if (url.pathname === '/rest/v1/rpc/office_closed_days') return Response.json(['2026-12-25']);
    expect(url.pathname).toBe('/rest/v1/office_hours');
    requests += 1;
    if (down) return Response.json({ message: 'down' }, { status: 503 });
    return Response.json([...week, { weekday: 6, opens: '10:00:00', closes: '14:00:00' }]);
  });
  const visit = () => renderRoutes(area.routes, '/contact', { roles: null, supabase });
  const first = visit();
  expect(await screen.findByText('Sat-Sun 9:00 AM-6:00 PM')).toBeVisible();
  await waitFor(() => expect(requests).toBe(1));
  expect(screen.getByText('Sat-Sun 9:00 AM-6:00 PM')).toBeVisible();
  first.unmount();

  down = false;
  const second = visit();
  for (const line of ['Sat 10:00 AM-2:00 PM', 'Sun closed', 'Closed on Dec 25', 'Emergency support 24/7'])
    expect(await screen.findByText(line)).toBeVisible();
  second.unmount();

  visit();
  expect(await screen.findByText('Sat 10:00 AM-2:00 PM')).toBeVisible();
  expect(requests).toBe(2);
});
