import { translated } from '@marisma/shared/texts';

export const bell = translated('bell', {
  name: { one: 'Notifications: # new', other: 'Notifications: # new' },
  title: 'Notifications',
});
