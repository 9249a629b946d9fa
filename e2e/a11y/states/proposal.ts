import { expect } from '../../fixtures';
import type { State } from '../state';

/** The slides that the gate looks at; `npm run test:full` looks at all. */
const EVERYDAY = [1, 16];

const SLIDES = Array.from({ length: 19 }, (_, index) => index + 1);

/** The deck: every slide, and the dialogs over them. */
export const proposalStates: State[] = [
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
      await expect(page.getByRole('dialog', { name: 'Índice' })).toBeVisible();
    },
  },
];
