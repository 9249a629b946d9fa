import { translated } from '@marisma/area-kit/texts';

export const bell = translated('bell', {
  name: { one: 'Notifications: # new', other: 'Notifications: # new' },
  title: 'Notifications',
});
