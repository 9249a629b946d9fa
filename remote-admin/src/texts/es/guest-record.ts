import type { guestRecord as english } from '../en/guest-record';

export const guestRecord: typeof english = {
  open: 'Ficha del huésped',
  title: (name) => `Ficha de ${name}`,
  loading: 'Cargando lo que se sabe del huésped',
  failed: 'No se pudo cargar la ficha del huésped',
  close: 'Cerrar',
  stays: 'Estancias',
  noStays: 'Sin estancias.',
  requests: 'Otras solicitudes',
  noRequests: 'Sin otras solicitudes.',
  sameAddress: 'solo por correo electrónico',
  diet: 'Alergias, dieta y deseos',
  noDiet: 'Sin indicaciones.',
  notes: 'Notas del equipo',
  noNotes: 'Sin notas.',
  contact: 'Contacto',
  noContact: 'Sin correo ni teléfono.',
};
