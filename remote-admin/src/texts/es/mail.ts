import type { mail as english } from '../en/mail';

export const mail: typeof english = {
  pageTitle: 'Correos · Marisma',
  what: 'Este sitio es una demostración: guarda sus correos en una carpeta en lugar de enviarlos.',
  loading: 'Cargando los correos',
  failedTitle: 'No se pudieron cargar los correos',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
  empty: {
    title: 'Aún no hay correos',
    text: 'Los correos aparecen aquí pocos segundos después de una solicitud, una respuesta o un cambio.',
  },
  noneHere: {
    title: 'Aquí no hay correos',
    text: 'Solo un sitio que corre en una máquina guarda sus correos en una carpeta.',
  },
  gone: { title: 'No encontramos este correo', text: 'Es posible que se haya vaciado su carpeta.' },
  back: 'Todos los correos',
  to: 'Para',
  parts: 'Partes del correo',
  html: 'En HTML',
  text: 'Texto',
  shown: (subject) => `Correo: ${subject}`,
  written: 'Escrito',
};
