import { selectTexts } from '@marisma/area-kit/texts';

/** Words of the notice that the site has moved on while a tab was open. */
export const update = selectTexts('update', {
  label: 'Site update',
  ready: 'A newer version of this site is ready',
  update: 'Update now',
  later: 'Close update notice',
});
