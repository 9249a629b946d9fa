import { translated } from './language';

/** Words of the notice that the site has moved on while a tab was open. */
export const updateTexts = translated('update', {
  label: 'Site update',
  ready: 'A newer version of this site is ready',
  update: 'Update now',
  later: 'Close update notice',
});

export type UpdateTexts = typeof updateTexts;
