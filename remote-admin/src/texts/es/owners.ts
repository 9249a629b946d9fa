import type { owners as english } from '../en/owners';

export const owners: typeof english = {
  title: 'Propietarios',
  lead: 'De quién es cada casa. Los propietarios leen su calendario, sus reservaciones y sus estados de cuenta durante su tiempo, sin los contactos de los huéspedes.',
  none: 'Todavía no hay un propietario vinculado.',
  deleted: 'Una cuenta eliminada',
  from: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  link: 'Vincular propietario',
  linkTo: (house) => `Vincular un propietario a ${house}`,
  linkLead:
    'Una casa tiene un solo propietario en un día. Si cambia de manos, primero ponga fin al tiempo de su propietario.',
  linked: (name, house) => `${house} quedó vinculada a ${name}`,
  owner: 'Propietario',
  ownerHint: 'Cuentas que se registraron como propietarios.',
  choose: 'Elija una cuenta',
  firstDay: 'Primer día',
  end: 'Poner fin',
  endOf: (name, house) => `Poner fin al tiempo de ${name} en ${house}`,
  endLead: 'El propietario conserva lo anterior y no lee nada de las noches posteriores.',
  ended: (name, house) => `El tiempo de ${name} en ${house} termina`,
  lastDay: 'Último día',
  stale: (name, when) =>
    `${name} cambió los propietarios de esta casa: ${when}. Cierre esta ventana para verlos como están ahora.`,
  saving: 'Guardando…',
  back: 'Cancelar',
  house: {
    add: 'Agregar una casa',
    lead: 'El personal puede fijar sus tarifas, ofrecerla y tomar estancias en ella de inmediato. Los visitantes pueden pedirla cuando tiene página y está abierta.',
    name: 'Nombre',
    nameHint:
      'Como lo leen los huéspedes. De él sale su dirección en el sitio, por eso no puede cambiar después.',
    sleeps: 'Capacidad',
    pets: 'Mascotas como máximo',
    submit: 'Agregar la casa',
    added: (house) => `Se agregó ${house}`,
    closed: 'Cerrada a los visitantes',
    open: 'Abrir a los visitantes',
    openOf: (house) => `Abrir ${house} a los visitantes`,
    openLead:
      'Los visitantes pueden pedir estancias de inmediato. Su página debe estar en el sitio; si no, nadie la encuentra.',
    opened: (house) => `${house} está abierta a los visitantes`,
    close: 'Cerrar a los visitantes',
    closeOf: (house) => `Cerrar ${house} a los visitantes`,
    closeLead:
      'Ningún visitante puede pedir estancias nuevas. Las acordadas siguen igual, y el personal todavía puede ofrecer la casa.',
    isClosed: (house) => `${house} está cerrada a los visitantes`,
    faults: {
      name: 'Escriba el nombre de la casa.',
      long: (most) => `Un nombre puede tener ${most} caracteres como máximo.`,
      sleeps: 'Escriba cuántos huéspedes caben, de 1 a 99.',
      pets: 'Escriba cuántas mascotas pueden venir, de 0 a 9.',
    },
  },
  loading: 'Cargando los propietarios',
  failed: 'No se pudieron cargar los propietarios',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
};
