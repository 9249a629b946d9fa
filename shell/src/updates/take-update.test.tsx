import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, lazyRoute, Link, RouterProvider, useNavigate } from '@marisma/area-kit/router';
import { safeStorage, tabStorage } from '@marisma/area-kit/browser';
import { updateStore } from './revision-watch';
import { retryOrReload, takeUpdateOnNavigation } from './take-update';

function Start() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/next?a=1#b">Next</Link>
      <Link to="/next" state={{ kept: true }}>
        With state
      </Link>
      <Link to="/?page=2">Same page</Link>
      <button onClick={() => void navigate('/next')}>By code</button>
    </>
  );
}

let stop: () => void = () => {};

function open({ newer = 5 as number | null, storage = tabStorage } = {}) {
  updateStore.setState({ newer });
  const router = createMemoryRouter([
    { ...lazyRoute('/', async () => ({ default: Start })), HydrateFallback: () => null },
    lazyRoute('/next', async () => ({ default: () => <h1>Next page</h1> })),
  ]);
  const visit = jest.fn();
  stop = takeUpdateOnNavigation({ router, storage, visit });
  render(<RouterProvider router={router} />);
  return visit;
}

const follow = async (name: string) => userEvent.click(await screen.findByText(name));
const arrived = () => screen.findByRole('heading', { name: 'Next page' });

afterEach(() => stop());

it('loads the link’s page as a new document when there is a newer revision', async () => {
  const visit = open();
  await follow('Next');
  expect(visit).toHaveBeenCalledWith('http://localhost/next?a=1#b');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('takes each revision once', async () => {
  open();
  await follow('Next');
  stop();
  document.body.innerHTML = '';
  const visit = open();
  await follow('Next');
  await arrived();
  expect(visit).not.toHaveBeenCalled();
});

it.each<[why: string, link: string, options?: Parameters<typeof open>[0]]>([
  ['without a newer revision', 'Next', { newer: null }],
  ['a new document would lose the state', 'With state', {}],
  ['a new document would lose what the code does', 'By code', {}],
  ['a new document would sign the visitor out', 'Next', { storage: safeStorage(() => undefined) }],
])('leaves the navigation to the router: %s', async (_why, link, options) => {
  const visit = open(options);
  await follow(link);
  await arrived();
  expect(visit).not.toHaveBeenCalled();
});

it('loads no document for a link to the same page', async () => {
  const visit = open();
  await follow('Same page');
  expect(visit).not.toHaveBeenCalled();
});

it('waits while a page holds unsaved work', async () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const visit = open();
  await follow('Next');
  await arrived();
  expect(visit).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', ask);
});

describe('Retry', () => {
  const [repeat, reload] = [jest.fn(), jest.fn()];
  const times = () => [repeat.mock.calls.length, reload.mock.calls.length];
  beforeEach(() => {
    jest.clearAllMocks();
    updateStore.setState({ newer: null, check: async () => {} });
  });

  it('repeats the failed action while the site has no newer revision', async () => {
    await retryOrReload(repeat, tabStorage, reload);
    expect(times()).toEqual([1, 0]);
  });

  it('loads a newer revision once', async () => {
    updateStore.setState({ check: async () => updateStore.setState({ newer: 7 }) });
    await retryOrReload(repeat, tabStorage, reload);
    expect(times()).toEqual([0, 1]);
    await retryOrReload(repeat, tabStorage, reload);
    expect(times()).toEqual([1, 1]);
  });

  it('does not wait for a site that does not answer', async () => {
    jest.useFakeTimers();
    updateStore.setState({ check: () => new Promise(() => {}) });
    const done = retryOrReload(repeat, tabStorage, reload);
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    await done;
    expect(times()).toEqual([1, 0]);
  });
});
