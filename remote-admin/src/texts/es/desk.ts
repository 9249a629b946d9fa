import type { desk as english } from '../en/desk';

export const desk: typeof english = {
  title: 'Mesa de atención',
  pageTitle: 'Mesa de atención · Marisma',
  sections: 'Secciones de la mesa de atención',
  requests: 'Solicitudes',
  notFound: {
    title: 'Página no encontrada',
    text: 'La mesa de atención no tiene ninguna página en esta dirección.',
    home: 'Volver a las solicitudes',
  },
  tabs: { open: 'Por responder', waiting: 'En espera', mine: 'Mías', closed: 'Cerradas' },
  tabList: 'Qué solicitudes',
  kinds: { inquiry: 'Consulta', service: 'Servicio', stay: 'Estancia' },
  states: { open: 'Por responder', waiting: 'En espera', closed: 'Cerrada' },
  list: 'Solicitudes',
  noName: 'Sin nombre',
  noSubject: 'Sin texto',
  unread: 'Nueva',
  heldBy: (name) => `${name} está escribiendo`,
  loading: 'Cargando las solicitudes',
  failedTitle: 'Las solicitudes no llegaron',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
  stale:
    'No hay conexión con la mesa de atención. Esta es la última lista; se vuelve a leer cada pocos segundos.',
  more: 'Mostrar más solicitudes',
  empty: {
    open: {
      title: 'Nadie espera respuesta',
      text: 'Todas las solicitudes tienen respuesta. Las nuevas aparecen aquí por sí solas.',
    },
    waiting: {
      title: 'No hay nada en espera',
      text: 'Aquí aparecen las solicitudes que esperan al huésped o que se dejaron para más tarde.',
    },
    mine: {
      title: 'No tiene solicitudes asignadas',
      text: 'Aquí aparecen las solicitudes que usted o un colega le asignen.',
    },
    closed: {
      title: 'Aún no hay solicitudes cerradas',
      text: 'Aquí aparecen las solicitudes en las que no queda nada por hacer.',
    },
  },
  choose: { title: 'Elija una solicitud', text: 'Se abre aquí, junto a la lista.' },
};
