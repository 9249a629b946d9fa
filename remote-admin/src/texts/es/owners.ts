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
  loading: 'Cargando los propietarios',
  failed: 'No se pudieron cargar los propietarios',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
};
