import type { people as english } from '../en/people';

export const people: typeof english = {
  lead: 'Quién atiende las solicitudes y quién da acceso.',
  search: 'Buscar una cuenta',
  searchHint: 'Por nombre o correo. Déjelo vacío para ver al personal.',
  staffList: 'Quienes atienden',
  waitingList: 'Cuentas que esperan su decisión',
  foundList: 'Cuentas encontradas',
  loading: 'Cargando al personal',
  failedTitle: 'No se pudo cargar la lista del personal',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
  onlyAdmins: 'Solo la administración ve esta página',
  onlyAdminsHint: 'Pida a la administración que agregue o retire a alguien del personal.',
  notAllowedHint:
    'Solo la administración ve esta página; si usa verificación en dos pasos, inicie sesión con su código.',
  nobody: 'Ninguna cuenta coincide',
  nobodyHint: 'Pruebe con una parte del nombre o del correo.',
  more: 'Mostrar más personas',
  you: 'Usted',
  roles: { admin: 'Administración', management: 'Gerencia', owner: 'Propiedad', client: 'Huésped' },
  waiting: 'Gerencia, sin aprobar',
  changed: (day, name) => `Cambió el ${day}, por ${name}`,
  actions: {
    makeAdmin: 'Dar administración',
    makeManagement: 'Agregar a gerencia',
    approve: 'Aprobar',
    takeAdmin: 'Quitar administración',
    takeManagement: 'Quitar gerencia',
  },
  ofPerson: (action, name) => `${action} a ${name}`,
  confirm: {
    makeAdmin: {
      title: (name) => `¿Dar el rol de administración a ${name}?`,
      text: 'Con este rol se leen y responden todas las solicitudes, se ven todas las cuentas y se decide quién forma parte del personal.',
    },
    makeManagement: {
      title: (name) => `¿Agregar a ${name} a gerencia?`,
      text: 'La gerencia lee y responde todas las solicitudes, con nombres y contactos de los huéspedes, y cambia estancias y horarios.',
    },
    approve: {
      title: (name) => `¿Aprobar a ${name}?`,
      text: 'Esta cuenta eligió gerencia al registrarse. Una vez aprobada, lee y responde todas las solicitudes, con nombres y contactos de los huéspedes, y cambia estancias y horarios.',
    },
    takeAdmin: {
      title: (name) => `¿Quitar administración a ${name}?`,
      text: 'La cuenta ya no podrá ver otras cuentas ni decidir quién forma parte del personal. Conserva sus demás funciones.',
    },
    takeManagement: {
      title: (name) => `¿Quitar gerencia a ${name}?`,
      text: 'La cuenta ya no podrá leer ni responder solicitudes. Conserva sus demás funciones.',
    },
  },
  houses: (names) => `Propiedad suya: ${names}`,
  noHouse: 'Espera que se le vincule una casa',
  link: 'Vincular una casa',
  refuse: {
    action: 'Rechazar',
    title: (name) => `¿Rechazar a ${name}?`,
    text: 'La cuenta vuelve a ser de huésped, y su titular lee el motivo por correo electrónico.',
    reason: 'Motivo',
    done: (name) => `La cuenta de ${name} quedó rechazada`,
  },
  saving: 'Guardando…',
  no: 'Cancelar',
  done: {
    makeAdmin: (name) => `${name} ya tiene el rol de administración`,
    makeManagement: (name) => `${name} ya está en gerencia`,
    approve: (name) => `La cuenta de ${name} quedó aprobada`,
    takeAdmin: (name) => `${name} ya no tiene el rol de administración`,
    takeManagement: (name) => `${name} ya no está en gerencia`,
  },
};
