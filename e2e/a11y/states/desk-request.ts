import { answerWithRequest, REQUEST_ID } from '../../admin/request-service';
import { expect } from '../../fixtures';
import type { State } from '../state';

const path = `/desk/requests/${REQUEST_ID}`;
const shown = { path, as: 'admin' as const, before: answerWithRequest };

/** A request of the desk. */
export const deskRequestStates: State[] = [
  {
    ...shown,
    name: 'request of the desk, somebody else writing',
    variant: true,
    steps: (page) => expect(page.getByText('Mariana is writing an answer at the moment.')).toBeVisible(),
  },
  {
    ...shown,
    name: 'request of the desk, a note being written, errors',
    variant: true,
    steps: async (page) => {
      await page.getByRole('tab', { name: 'Note' }).click();
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByText('Please write something first.').last()).toBeVisible();
    },
  },
  {
    ...shown,
    name: 'request of the desk, assigning',
    variant: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Assign' }).click();
      await expect(page.getByRole('dialog', { name: 'Who answers this request?' })).toBeVisible();
    },
  },
  {
    ...shown,
    name: 'request of the desk, putting off',
    variant: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Put off' }).click();
      await expect(page.getByRole('button', { name: /^In three hours/ })).toBeVisible();
    },
  },
  {
    ...shown,
    name: 'request of the desk, declining a stay',
    variant: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('dialog', { name: 'Decline this stay?' })).toBeVisible();
    },
  },
  {
    ...shown,
    name: 'request of the desk, new saved reply',
    variant: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Manage saved replies' }).click();
      await page.getByRole('button', { name: 'Add a saved reply' }).click();
      await expect(page.getByLabel('English text')).toBeVisible();
    },
  },
  {
    name: 'request of the desk, not there',
    variant: true,
    path: '/desk/requests/nothing',
    as: 'admin',
    steps: (page) => expect(page.getByText('This request is not here')).toBeVisible(),
  },
];
