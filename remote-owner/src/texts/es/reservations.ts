import type { reservations as english } from '../en/reservations';

export const reservations: typeof english = {
  guest: 'Huésped',
  property: 'Propiedad',
  stay: 'Estancia',
  status: 'Estado',
  amount: 'Importe',
  nights: { one: '# noche', other: '# noches' },
  statuses: { confirmed: 'Confirmada', pending: 'Pendiente', cancelled: 'Cancelada' },
};
