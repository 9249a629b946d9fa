import type { people as english } from '../en/people';

export const people: typeof english = {
  lead: 'Quién atiende las solicitudes y quién da acceso.',
  search: 'Buscar una cuenta',
  searchHint: 'Por nombre o correo. Déjelo vacío para ver al personal.',
  staffList: 'Quienes atienden',
  foundList: 'Cuentas encontradas',
  loading: 'Cargando al personal',
  failedTitle: 'No se pudo cargar la lista del personal',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
  onlyAdmins: 'Solo los administradores ven esta página',
  onlyAdminsHint: 'Pida a un administrador que agregue a alguien al personal o lo retire.',
  notAllowedHint: 'Solo un administrador ve esta página; si usa un segundo factor, inicie sesión con él.',
  nobody: 'Ninguna cuenta coincide',
  nobodyHint: 'Pruebe con una parte del nombre o del correo.',
  more: 'Mostrar más personas',
  you: 'Usted',
  roles: { admin: 'Administración', management: 'Gerencia', owner: 'Propietario', client: 'Huésped' },
  waiting: 'Gerencia, sin aprobar',
  changed: (day, name) => `Cambió el ${day}, por ${name}`,
  actions: {
    makeAdmin: 'Hacer administrador',
    makeManagement: 'Agregar a gerencia',
    approve: 'Aprobar',
    takeAdmin: 'Quitar administración',
    takeManagement: 'Quitar gerencia',
  },
  ofPerson: (action, name) => `${action} a ${name}`,
  confirm: {
    makeAdmin: {
      title: (name) => `¿Hacer administrador a ${name}?`,
      text: 'Un administrador lee y responde todas las solicitudes, ve todas las cuentas y decide quién es personal.',
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
      text: 'La cuenta ya no podrá ver otras cuentas ni decidir quién es personal. Conserva sus demás funciones.',
    },
    takeManagement: {
      title: (name) => `¿Quitar gerencia a ${name}?`,
      text: 'La cuenta ya no podrá leer ni responder solicitudes. Conserva sus demás funciones.',
    },
  },
  houses: (names) => `Propietario de ${names}`,
  noHouse: 'Espera que se le vincule una casa',
  link: 'Vincular una casa',
  saving: 'Guardando…',
  no: 'Cancelar',
  done: {
    makeAdmin: (name) => `${name} ya es administrador`,
    makeManagement: (name) => `${name} ya está en gerencia`,
    approve: (name) => `${name} quedó aprobado`,
    takeAdmin: (name) => `${name} ya no es administrador`,
    takeManagement: (name) => `${name} ya no está en gerencia`,
  },
};
