import { selectTexts } from '@marisma/area-kit/texts';

export const bell = selectTexts('bell', {
  name: { one: 'Notifications: # new', other: 'Notifications: # new' },
  title: 'Notifications',
});
