import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AreaLink, Role } from '@marisma/area-kit/contract';
import { expectConsole } from '@marisma/area-kit/testing';
import { browserStorage } from '@marisma/area-kit/browser';
import { renderShell } from '../session/testing/render-shell';
import { answer } from '../session/testing/service-double';
import { DISCLAIMER_KEY } from './disclaimer-dialog';
import { NotFoundPage } from './not-found-page';
import { SiteFrame } from './site-frame';

const user = userEvent.setup();
const page = (frame: 'site' | 'bare', quiet?: boolean) => (
  <SiteFrame frame={frame} quiet={quiet}>
    <h1>Page</h1>
  </SiteFrame>
);
const open = (frame: 'site' | 'bare' = 'site', quiet?: boolean) =>
  renderShell([{ path: '/here', element: page(frame, quiet) }], '/here');

beforeEach(() => browserStorage.setItem(DISCLAIMER_KEY, '1'));
afterEach(() => browserStorage.removeItem(DISCLAIMER_KEY));

test('shows header, page, footer and chat; a bare page has no header and footer, a quiet one no chat', () => {
  const landmarks = () =>
    ['banner', 'main', 'contentinfo'].filter((role) => screen.queryByRole(role) !== null).join(' ');
  const chat = () => screen.queryByRole('link', { name: /WhatsApp/ }) !== null;
  const site = open();
  expect([landmarks(), chat()]).toEqual(['banner main contentinfo', true]);
  site.unmount();
  const bare = open('bare');
  expect([landmarks(), chat()]).toEqual(['main', true]);
  bare.unmount();
  open('bare', true);
  expect([landmarks(), chat()]).toEqual(['main', false]);
});

test('the page is busy while the next one loads', async () => {
  let arrive = () => {};
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const { router } = renderShell(
    [
      { path: '/here', element: page('site') },
      { path: '/there', element: page('site'), loader },
    ],
    '/here',
  );
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  await act(async () => void router.navigate('/there'));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive());
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('the skip link leads to the page without a history entry', async () => {
  const { router } = open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(router.state.location.hash).toBe('');
});

test.each([
  ['everywhere', false],
  ['where staff work, in one row without headings and social links', true],
])('the footer has year, contact details, terms and demo notice: %s', (_, staff) => {
  const element = (
    <SiteFrame frame="site" staff={staff}>
      <h1>Page</h1>
    </SiteFrame>
  );
  renderShell([{ path: '/here', element }], '/here');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(String(new Date().getFullYear()))).toBeInTheDocument();
  const links = Object.fromEntries(
    footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toMatchObject({
    Properties: '/properties',
    'Concierge Services': '/concierge',
    'Terms & Conditions': '/terms',
    'hello@marisma.example': 'mailto:hello@marisma.example',
    '+1 (619) 555-0142': 'tel:+16195550142',
  });
  expect(footer.getByText(/San Diego, CA 92101/)).toBeInTheDocument();
  expect(footer.getByText(/demostración privado y no oficial/)).toHaveAttribute('lang', 'es');
  expect(footer.queryAllByRole('link', { name: /Instagram|Facebook|YouTube/ })).toHaveLength(staff ? 0 : 3);
  expect(footer.queryAllByRole('heading')).toHaveLength(staff ? 0 : 2);
  expect(screen.queryAllByRole('link', { name: /WhatsApp/ })).toHaveLength(staff ? 0 : 1);
});

test('the chat link contains the greeting and opens in a new tab', () => {
  open();
  const chat = screen.getByRole('link', { name: /WhatsApp/ });
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('rel')).toContain('noopener');
  const url = new URL(chat.getAttribute('href')!);
  expect(url.host).toBe('wa.me');
  expect(url.searchParams.get('text')).toBe('Hello! I would like to know more about staying at Marisma.');
  expect(chat.getAttribute('href')).not.toMatch(/[ +]/);
});

describe('the disclaimer', () => {
  beforeEach(() => {
    browserStorage.removeItem(DISCLAIMER_KEY);
    jest.useFakeTimers();
  });

  const dialog = () => screen.queryByRole('dialog', { name: 'Aviso importante' });
  const openAfter = (milliseconds: number) => {
    const opened = open();
    act(() => void jest.advanceTimersByTime(milliseconds));
    return opened;
  };

  test('is hidden at 400 ms and shown by 700 ms', () => {
    openAfter(400);
    expect(dialog()).toBeNull();
    act(() => void jest.advanceTimersByTime(300));
    expect(dialog()).toHaveAttribute('lang', 'es');
  });

  test.each([
    ['its close icon', () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Entiendo', () => fireEvent.click(screen.getByRole('button', { name: 'Entiendo' }))],
    [
      'a press beside it',
      () => {
        fireEvent.pointerDown(dialog()!);
        fireEvent.click(dialog()!);
      },
    ],
    ['Escape', () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }))],
  ])('is closed by %s and is not shown again', (_how, close) => {
    const first = openAfter(700);
    close();
    expect(dialog()).toBeNull();
    first.unmount();
    openAfter(2000);
    expect(dialog()).toBeNull();
  });

  test('stays when something inside is pressed', () => {
    openAfter(700);
    const words = screen.getByText(/demostración privada y no oficial/);
    fireEvent.pointerDown(words);
    fireEvent.click(words);
    expect(dialog()).not.toBeNull();
    expect(browserStorage.getItem(DISCLAIMER_KEY)).toBeNull();
  });

  test('can be closed when storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    openAfter(700);
    fireEvent.click(screen.getByRole('button', { name: 'Entiendo' }));
    expect(dialog()).toBeNull();
  });
});

describe('a number beside a link', () => {
  const RPC = 'POST /rest/v1/rpc/desk_counts';
  const links: AreaLink[] = [
    {
      place: 'header',
      to: '/desk',
      label: { en: 'Desk', es: 'Desk' },
      roles: ['management'],
      count: { rpc: 'desk_counts', field: 'waiting' },
    },
  ];
  const openAs = (roles: Role[] | null, reply: unknown) => {
    const opened = renderShell([{ path: '/here', element: page('site') }], '/here', {
      roles: roles ?? [],
      answers: { [RPC]: () => answer(typeof reply === 'function' ? (reply as () => unknown)() : reply) },
      links,
      stored: roles !== null,
    });
    return { ...opened, asked: () => opened.service.asked(RPC).length };
  };
  const shows = (name: string) =>
    expect(screen.getAllByRole('link', { name, hidden: true })).not.toHaveLength(0);
  const later = async () => {
    for (let step = 0; step < 10; step += 1) await act(() => jest.advanceTimersByTimeAsync(500));
  };

  beforeEach(() => jest.useFakeTimers());

  test('is requested late and removed with the account', async () => {
    const { control, asked } = openAs(['management'], [{ waiting: 3 }]);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    shows('Desk');
    expect(asked()).toBe(0);
    await later();
    expect(asked()).toBe(1);
    shows('Desk 3');
    await act(() => control.signOut());
    expect(screen.queryByText('3')).not.toBeInTheDocument();
  });

  test('is requested again each minute, and on coming back to the window', async () => {
    let waiting = 3;
    const { asked } = openAs(['management'], () => [{ waiting }]);
    await later();
    expect(asked()).toBe(1);
    waiting = 4;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
    shows('Desk 4');
    await act(() => jest.advanceTimersByTimeAsync(6000));
    waiting = 5;
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(asked()).toBe(3);
    shows('Desk 5');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    hidden.mockRestore();
    expect(asked()).toBe(3);
  });

  test.each([
    ['other roles', ['client' as const]],
    ['signed-out visitors', null],
  ])('is not requested for %s, who see no link', async (_who, roles) => {
    const { asked } = openAs(roles, { waiting: 3 });
    await later();
    expect(asked()).toBe(0);
    expect(screen.queryByText(/Desk/)).not.toBeInTheDocument();
  });

  test.each([{ waiting: 0 }, { waiting: 'many' }, null])('%j shows the link alone', async (reply) => {
    const { asked } = openAs(['management'], reply);
    await later();
    expect(asked()).toBe(1);
    shows('Desk');
  });
});

test('the 404 page has its message, a link home and its title, and logs the path once', async () => {
  expectConsole(/404: nothing is at \/nowhere$/);
  renderShell([{ path: '/nowhere', element: <NotFoundPage /> }], '/nowhere?x=1');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse all properties' })).toHaveAttribute('href', '/properties');
  expect(document.title).toBe('Page not found · Marisma');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a recovery leads to the new-password form from any page', async () => {
  const { control, router } = renderShell([], '/about', { stored: true });
  act(() => control.setRecovery('pending'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(control.recovery.get()).toBe('open');
});
