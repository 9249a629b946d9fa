import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { areaStore, setArea } from '../areas/area-store';
import { updateStore } from '../updates/revision-watch';
import type { ShellFacts } from './inspector';
import { InspectorSlot } from './inspector-slot';

const live = buildRelease('guest', { build: 'bbbbbbbbbbbb', bytes: 12_300 });
const facts: ShellFacts = {
  registry: { ...buildRegistry([live, buildRelease('owner')]), revision: 41 },
  rejected: { admin: { reason: 'contract-mismatch', detail: 'contract 9.0.0', paths: [] } },
  source: 'network',
  signed: true,
  problems: ['page: not JSON'],
  notes: { owner: 'from elsewhere' },
  brokenBuilds: () => ['cccccccccccc'],
  libraries: () => [{ name: 'react', version: '19.3.1', usedBy: ['area_guest_bbbbbbbbbbbb'] }],
};

const chord = () => fireEvent.keyDown(document, { code: 'KeyA', key: 'å', ctrlKey: true, altKey: true });
const panel = () => screen.findByRole('complementary', { name: 'Areas of this page' });

beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));
beforeEach(() => {
  areaStore.setState({}, true);
  updateStore.setState({ newer: null });
  history.replaceState(null, '', '/');
});

it('opens by the address', async () => {
  history.replaceState(null, '', '/about?areas');
  render(<InspectorSlot facts={facts} />);
  await panel();
});

it('opens and closes by shortcut, takes the focus and returns it', async () => {
  render(
    <>
      <button>Before</button>
      <InspectorSlot facts={facts} />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  chord();
  expect(await panel()).toHaveFocus();
  chord();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(before).toHaveFocus();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close inspector' }))],
])('closes by %s', async (_how, close) => {
  render(<InspectorSlot facts={facts} />);
  chord();
  await panel();
  await close();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('lists every area’s status and follows the store', async () => {
  setArea('owner', { phase: 'disabled', message: 'Back on Monday' });
  setArea('admin', { phase: 'failed', reason: 'contract-mismatch' });
  render(<InspectorSlot facts={facts} />);
  chord();
  await panel();
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });
  expect(row('guest')).toHaveTextContent(/bbbbbbbbbbbb.*idle/);
  expect(row('owner')).toHaveTextContent(/from elsewhere.*disabled.*Back on Monday/);
  expect(row('admin')).toHaveTextContent(/failed.*contract-mismatch · contract 9\.0\.0/);

  act(() => setArea('guest', { phase: 'ready', build: live.build, loadedIn: 182.4 }));
  expect(row('guest')).toHaveTextContent(/ready.*182 ms.*12\.3 kB heaviest page, 0 files fetched/);
  const pageFault = { reason: 'render-crash' as const, reference: 'A3C4D6', pathname: '/guest/a' };
  act(() => setArea('guest', { phase: 'ready', build: live.build, pageFault }));
  expect(row('guest')).toHaveTextContent('/guest/a: render-crash · A3C4D6');
});

it('shows registry, skipped builds, problems and shared libraries', async () => {
  render(<InspectorSlot facts={facts} />);
  chord();
  const list = await panel();
  for (const text of ['41', 'the site', 'checked', 'cccccccccccc', 'page: not JSON', 'react 19.3.1']) {
    expect(within(list).getByText(text)).toBeVisible();
  }
  expect(list).toHaveTextContent('taken by area_guest_bbbbbbbbbbbb');
  act(() => updateStore.setState({ newer: 43 }));
  expect(within(list).getByText('43')).toBeVisible();
});
