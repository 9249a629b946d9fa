import type { reservations as english } from '../en/reservations';

export const reservations: typeof english = {
  guest: 'Huésped',
  reservation: 'Reservación',
  none: 'No hay reservaciones por venir',
  noneHint: 'Las noches libres en su calendario se pueden reservar.',
  openCalendar: 'Abrir el calendario',
  property: 'Propiedad',
  stay: 'Estancia',
  status: 'Estado',
  amount: 'Importe',
  nights: { one: '# noche', other: '# noches' },
  statuses: { confirmed: 'Confirmada', pending: 'Pendiente', cancelled: 'Cancelada' },
};
