import type { ownerMessages as english } from '../en/owner-messages';

export const ownerMessages: typeof english = {
  lead: 'Escriba a nuestro equipo y lea las respuestas, casa por casa.',
  loading: 'Cargando sus mensajes…',
  failed: 'No se pudieron cargar sus mensajes',
  begin: 'Mensaje nuevo',
  about: 'Sobre',
  noHouse: 'Ninguna casa en particular',
  with: (house, day) => `${house}, desde el ${day}`,
  team: 'Nuestro equipo',
  write: {
    label: 'Su mensaje',
    hint: 'Nuestro equipo responde aquí y por correo.',
    send: 'Enviar',
    sending: 'Enviando…',
    sent: 'Su mensaje se envió.',
  },
  words: {
    you: 'Usted',
    byEmail: 'por correo',
    fromOther: (address) => `Desde otra dirección: ${address}`,
    filesRefused: (count) => (count === 1 ? 'No nos llegó 1 archivo' : `No nos llegaron ${count} archivos`),
    shortened: 'recortado',
  },
  staff: 'Los mensajes de los propietarios se responden en recepción',
  staffHint:
    'Lo que los propietarios escriben aquí está entre las solicitudes, y su respuesta aparece en la página de ellos.',
  openDesk: 'Abrir recepción',
  soon: 'También un solo buzón para huéspedes y concierge.',
};
