import type { bell as english } from '../en/bell';

export const bell: typeof english = {
  name: { one: 'Notificaciones: # nueva', other: 'Notificaciones: # nuevas' },
  title: 'Notificaciones',
};
