import { expectDialog, type State } from '../state';
import { accountStates } from './account';
import { adminStates } from './admin';
import { deskRequestStates, deskStates } from './desk';
import { frameStates } from './frame';
import { guestStates } from './guest';
import { ownerStates } from './owner';
import { publicFormStates, publicStates } from './public';
import { expect } from '../../fixtures';

/** The slides that the gate looks at; `npm run test:full` looks at all. */
const EVERYDAY = [1, 16];

const SLIDES = Array.from({ length: 19 }, (_, index) => index + 1);

/** The deck: every slide, and the dialogs over them. */
const proposalStates: State[] = [
  ...SLIDES.map((slide): State => ({
    name: `deck, slide ${slide}`,
    path: `/proposal?slide=${slide}`,
    ...(slide > 1 && { sibling: true }),
    ...(!EVERYDAY.includes(slide) && { variant: true }),
    ready: (page) => expect(page.getByText(`${slide} / 19`, { exact: true })).toBeVisible(),
  })),
  {
    name: 'deck, overview open',
    variant: true,
    path: '/proposal?slide=3',
    ready: (page) => expect(page.getByText('3 / 19', { exact: true })).toBeVisible(),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Índice' }).click();
      await expectDialog(page, 'Índice');
    },
  },
];

const at = (path: string, as?: State['as']): State => ({
  name: `in Spanish, ${path}`,
  path: `/es${path}`,
  as,
  sibling: true,
  // The gate has a page with long texts and one with a form.
  ...(!['/', '/contact'].includes(path) && { variant: true }),
});

/** Spanish: its texts are longer, and accessible names must contain the visible labels. */
const spanishStates: State[] = [
  at('/'),
  at('/properties'),
  at('/properties?view=list'),
  at('/property/ocean-villa-infinity'),
  at('/concierge'),
  at('/contact'),
  at('/auth?tab=signup'),
  at('/profile', 'client'),
  at('/dashboard', 'client'),
  at('/dashboard?tab=reviews', 'client'),
  at('/owner', 'owner'),
  at('/owner-dashboard', 'owner'),
  at('/admin/users', 'admin'),
  at('/desk', 'management'),
];

/** Every state that is checked for accessibility. */
export const states: readonly State[] = [
  ...frameStates,
  ...publicStates,
  ...publicFormStates,
  ...accountStates,
  ...guestStates,
  ...ownerStates,
  ...adminStates,
  ...deskStates,
  ...deskRequestStates,
  ...proposalStates,
  ...spanishStates,
];
